import { type Canvas, ground, repeat } from "../canvas.ts";
import { eye } from "../mark.ts";
import { palette } from "../palette.ts";
import { circle, group, path, rect, round } from "../svg.ts";

const { night, ink, ink2, ink3, euca, euca2, euca3, mist, paper, sand, clay, wattle } = palette;

/** The currawong in profile among gum leaves, its eye the one gold thing. */
export function about(canvas: Canvas): string {
  const leaf = (x: number, y: number, angle: number, length: number, fill: string) =>
    group(
      path(
        `M0 0Q${length * 0.4} ${-length * 0.2} ${length} 0Q${length * 0.4} ${length * 0.22} 0 0Z`,
        { fill },
      ) +
        path(`M0 0L${length * 0.86} 0`, {
          stroke: sand,
          "stroke-width": 3,
          fill: "none",
          opacity: 0.5,
        }),
      { transform: `translate(${x} ${y}) rotate(${angle})` },
    );
  const fills = [euca, euca2, ink3, euca3, euca];
  const twig = path("M-40 300Q200 330 420 260T760 90", {
    fill: "none",
    stroke: ink3,
    "stroke-width": 14,
  });
  const leaves = repeat(11, (i) => {
    const t = i / 10;
    const x = 20 + t * 690;
    const y = 306 - t * t * 190 + Math.sin(t * 6) * 8;
    return leaf(
      round(x),
      round(y),
      i % 2 ? 58 + i * 3 : -64 + i * 2,
      210 - (i % 3) * 34,
      fills[i % 5] ?? euca,
    );
  });
  const bird =
    // Body and tail sweep down to the left; the head is a circle, the bill a long hooked wedge.
    path(
      "M560 1240C440 1010 540 790 640 650C720 530 800 436 920 436C1020 436 1090 480 1120 560C1170 680 1150 810 1090 940S1040 1180 1060 1240Z",
      { fill: ink },
    ) +
    path(
      "M1050 474C1200 494 1372 536 1468 618C1476 640 1466 662 1452 668C1340 640 1230 650 1120 690Z",
      { fill: night },
    ) +
    path("M1110 590C1240 580 1370 600 1462 640", {
      fill: "none",
      stroke: ink3,
      "stroke-width": 6,
    }) +
    repeat(5, (i) =>
      path(
        `M${600 + i * 34} ${1240}C${590 + i * 50} ${1060 - i * 10} ${660 + i * 60} ${940 - i * 20} ${760 + i * 62} ${870 - i * 10}`,
        {
          fill: "none",
          stroke: i === 4 ? paper : ink3,
          "stroke-width": i === 4 ? 22 : 9,
          "stroke-linecap": "round",
        },
      ),
    );
  return (
    ground(canvas, mist) +
    circle(760, 600, 520, { fill: paper }) +
    group(twig + leaves, { transform: "translate(60 60)" }) +
    // Placed so that the page's portrait crop does not cut the bird.
    group(bird + eye(960, 590, 74), { transform: "translate(-82 120) scale(0.9)" }) +
    rect(0, 1168, 1600, 32, { fill: clay })
  );
}

/** The southern sky: a gold eye for a moon, five stars, and water drawn in lines. */
export function home(canvas: Canvas): string {
  const { random } = canvas;
  // The Southern Cross: α, β, γ, δ and ε Crucis, in their rough places and brightness.
  const cross = [
    [420, 560, 15],
    [270, 400, 14],
    [400, 200, 14],
    [520, 340, 11],
    [466, 430, 6],
  ] as const;
  const star = (x: number, y: number, r: number) =>
    path(
      `M${x} ${y - r * 2.4}Q${x + r * 0.3} ${y - r * 0.3} ${x + r * 2.4} ${y}Q${x + r * 0.3} ${y + r * 0.3} ${x} ${y + r * 2.4}Q${x - r * 0.3} ${y + r * 0.3} ${x - r * 2.4} ${y}Q${x - r * 0.3} ${y - r * 0.3} ${x} ${y - r * 2.4}Z`,
      { fill: paper },
    );
  const dust = repeat(130, () =>
    circle(random.between(0, 1600), random.between(0, 720), random.between(1, 3.4), {
      fill: random.pick([euca3, euca, euca2, mist]),
    }),
  );
  const water = repeat(24, (i) => {
    const y0 = 720 + i * i * 0.86 + i * 2;
    let d = "";
    for (let x = -20; x <= 1620; x += 20) {
      const y =
        y0 +
        Math.sin(x / (200 + i * 9) + i * 0.5) * (10 + i * 1.5) +
        Math.sin(x / (80 + i * 4) - i) * (3 + i * 0.5);
      d += `${d ? "L" : "M"}${x} ${round(y)}`;
    }
    const fill = [ink2, ink2, ink3, ink2][i % 4];
    return path(`${d}V1220H-20Z`, {
      fill: i % 6 === 0 ? fill : "none",
      stroke: i % 5 === 2 ? euca2 : euca,
      "stroke-width": 1.5 + i * 0.22,
    });
  });
  const glint = repeat(9, (i) =>
    rect(
      1040 - (90 - i * 6) + Math.sin(i * 2.2) * 26,
      748 + i * i * 5 + i * 14,
      180 - i * 12,
      7 + i * 0.7,
      { rx: 5, fill: wattle, opacity: round(0.95 - i * 0.07) },
    ),
  );
  return (
    ground(canvas, ink) +
    dust +
    cross.map(([x, y, r]) => star(x, y, r)).join("") +
    repeat(5, (i) =>
      circle(1040, 450, 250 + i * 62, {
        fill: "none",
        stroke: euca,
        "stroke-opacity": round(0.6 - i * 0.1),
        "stroke-width": 3,
      }),
    ) +
    eye(1040, 450, 190) +
    water +
    glint
  );
}
