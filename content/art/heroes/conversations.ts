import { type Canvas, ground, repeat } from "../canvas.ts";
import { eye } from "../mark.ts";
import { palette } from "../palette.ts";
import { bubble, lines, tick, typing } from "../parts/chat.ts";
import { browser, phone, SCREEN } from "../parts/devices.ts";
import { vignette, vignettes } from "../parts/vignette.ts";
import { circle, group, path, rect } from "../svg.ts";

const { black, ink, ink2, ink3, ink4, euca, euca2, euca3, mist, paper, sand, line, clay, wattle } =
  palette;

/** Choices a visitor can tap, as bars in pills. */
function quickReplies(
  x: number,
  y: number,
  widths: readonly number[],
  chosen: number,
  height = 56,
) {
  let left = x;
  return widths
    .map((width, i) => {
      const at = left;
      left += width + 14;
      const on = i === chosen;
      return (
        rect(at, y, width, height, {
          rx: height / 2,
          fill: on ? wattle : "none",
          stroke: on ? wattle : euca,
          "stroke-width": 3,
        }) + rect(at + 26, y + height / 2 - 6, width - 52, 12, { rx: 6, fill: on ? ink : euca })
      );
    })
    .join("");
}

/** A web page with the assistant open over its corner. */
export function websiteChat(canvas: Canvas): string {
  const { random } = canvas;
  const page =
    rect(0, 0, 1240, 800, { fill: paper }) +
    lines(60, 70, [420, 340], ink, 40, 64) +
    lines(60, 220, [360, 390, 280], euca3, 14, 32) +
    rect(60, 340, 180, 58, { rx: 4, fill: ink }) +
    vignette(60, 450, 360, 400, "hills", random) +
    vignette(440, 450, 360, 400, "arches", random);
  const x = 830;
  const y = 250;
  return (
    ground(canvas, euca) +
    repeat(7, (i) =>
      circle(1180, 640, 330 + i * 120, {
        fill: "none",
        stroke: euca2,
        "stroke-opacity": 0.5,
        "stroke-width": 3,
      }),
    ) +
    browser(110, 150, 1240, 900, page) +
    rect(x - 10, y - 10, 660, 860, { rx: 38, fill: euca }) +
    rect(x, y, 640, 840, { rx: 30, fill: mist }) +
    path(`M${x} ${y + 130}v-100a30 30 0 0 1 30-30h580a30 30 0 0 1 30 30v100Z`, { fill: ink }) +
    eye(x + 76, y + 65, 36) +
    lines(x + 140, y + 44, [190, 120], mist, 15, 30) +
    bubble(x + 40, y + 170, 400, 118, "left", paper, 36) +
    lines(x + 76, y + 206, [320, 210], ink3, 15, 32) +
    bubble(x + 270, y + 316, 330, 86, "right", ink2, 36) +
    lines(x + 310, y + 352, [240], mist, 15) +
    bubble(x + 40, y + 430, 450, 150, "left", paper, 36) +
    lines(x + 76, y + 466, [370, 330, 200], ink3, 15, 32) +
    quickReplies(x + 40, y + 610, [190, 150, 160], 0) +
    rect(x + 40, y + 720, 560, 80, { rx: 40, fill: paper }) +
    typing(x + 110, y + 760, 10, euca2) +
    circle(x + 560, y + 760, 28, { fill: ink })
  );
}

/** A direct message that answers a story, among the squares of a profile. */
export function instagramChat(canvas: Canvas): string {
  const { random } = canvas;
  const squares = repeat(28, (i) =>
    vignette(
      -336 + (i % 7) * 326,
      -20 + Math.floor(i / 7) * 326,
      312,
      312,
      vignettes[(i * 5 + 1) % 6] ?? "hills",
      random,
    ),
  );
  const screen =
    rect(0, 0, SCREEN.width, SCREEN.height, { fill: paper }) +
    circle(62, 72, 32, { fill: "none", stroke: clay, "stroke-width": 5 }) +
    eye(62, 72, 24) +
    lines(112, 58, [120, 76], ink3, 11, 22) +
    rect(0, 122, 360, 3, { fill: line }) +
    vignette(190, 146, 146, 196, "leaf", random) +
    bubble(150, 356, 186, 54, "right", ink2, 27) +
    lines(176, 378, [130], mist, 11) +
    bubble(24, 432, 236, 92, "left", mist, 30) +
    lines(50, 460, [180, 120], ink3, 12, 26) +
    rect(24, 538, 150, 44, { rx: 22, fill: wattle }) +
    rect(52, 554, 94, 11, { rx: 5, fill: ink }) +
    rect(184, 538, 110, 44, { rx: 22, fill: "none", stroke: euca, "stroke-width": 3 }) +
    rect(208, 554, 62, 11, { rx: 5, fill: euca }) +
    bubble(24, 604, 108, 54, "left", mist, 27) +
    typing(78, 631, 7, euca) +
    rect(24, 684, 312, 50, { rx: 25, fill: "none", stroke: line, "stroke-width": 4 });
  return (
    ground(canvas, ink) +
    squares +
    ground(canvas, ink3, { opacity: 0.72 }) +
    phone(526, 60, 528, screen, { body: black })
  );
}

/** A wide inbox: threads down one side, the open one beside them. */
export function facebookChat(canvas: Canvas): string {
  const threads = repeat(6, (i) => {
    const y = 60 + i * 128;
    return (
      (i === 1 ? rect(0, y - 20, 400, 128, { fill: ink3 }) : "") +
      circle(72, y + 44, 38, { fill: [euca2, clay, mist, euca, euca3, ink4][i] }) +
      lines(
        132,
        y + 22,
        [150 + ((i * 37) % 60), 200 - ((i * 53) % 80)],
        i === 1 ? paper : euca2,
        14,
        32,
      ) +
      (i === 1 ? circle(366, y + 44, 10, { fill: wattle }) : "")
    );
  });
  const talk =
    bubble(450, 70, 420, 128, "left", mist, 44) +
    lines(494, 108, [320, 240], ink3, 17, 36) +
    bubble(850, 226, 390, 100, "right", euca, 44) +
    lines(894, 266, [300], paper, 17) +
    bubble(450, 354, 560, 250, "left", mist, 44) +
    rect(484, 388, 150, 182, { rx: 10, fill: clay }) +
    circle(559, 460, 44, { fill: paper }) +
    lines(664, 400, [290, 230, 260], ink3, 17, 40) +
    rect(664, 522, 180, 48, { rx: 24, fill: wattle }) +
    rect(700, 540, 108, 12, { rx: 6, fill: ink }) +
    bubble(940, 632, 300, 90, "right", euca, 44) +
    lines(984, 668, [212], paper, 17) +
    bubble(450, 744, 168, 80, "left", mist, 40) +
    typing(534, 784, 11, euca);
  return (
    ground(canvas, sand) +
    circle(1320, 260, 420, { fill: euca3 }) +
    circle(240, 1060, 330, { fill: clay }) +
    browser(
      150,
      140,
      1300,
      920,
      rect(0, 0, 1300, 920, { fill: paper }) +
        rect(0, 0, 400, 920, { fill: ink2 }) +
        threads +
        talk,
    )
  );
}

/** A catalogue of three, with prices and one button, as a message over a pattern of leaves. */
export function whatsappChat(canvas: Canvas): string {
  const { random } = canvas;
  const pattern = repeat(98, (i) => {
    const x = (i % 14) * 172 + (Math.floor(i / 14) % 2) * 86 - 320;
    const y = Math.floor(i / 14) * 176 + 70;
    const turn = random.integer(0, 3) * 90;
    const shape =
      i % 3 === 0
        ? circle(0, 0, 22, { fill: "none", stroke: euca, "stroke-width": 5 })
        : i % 3 === 1
          ? path("M-30 0Q0-34 30 0Q0 34-30 0Z", { fill: "none", stroke: euca, "stroke-width": 5 })
          : rect(-18, -18, 36, 36, { fill: "none", stroke: euca, "stroke-width": 5 });
    return group(shape, { transform: `translate(${x} ${y}) rotate(${turn})`, opacity: 0.55 });
  });
  const card = (x: number, kind: "vase" | "leaf" | "arches") =>
    rect(x, 330, 268, 390, { rx: 16, fill: sand }) +
    vignette(x + 18, 348, 232, 250, kind, random) +
    repeat(8, (i) => circle(x + 26 + i * 18, 664, 4, { fill: euca })) +
    rect(x + 178, 650, 72, 28, { rx: 14, fill: ink });
  return (
    ground(canvas, ink3) +
    pattern +
    bubble(330, 280, 940, 650, "left", paper, 52) +
    card(378, "vase") +
    card(666, "leaf") +
    card(954, "arches") +
    rect(378, 772, 844, 104, { rx: 52, fill: wattle }) +
    tick(772, 792, 60, ink, 12)
  );
}
