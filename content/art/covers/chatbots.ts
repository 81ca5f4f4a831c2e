import { type Canvas, choose, ground, repeat } from "../canvas.ts";
import { palette } from "../palette.ts";
import { bubble, lines, typing } from "../parts/chat.ts";
import { circle, rect } from "../svg.ts";

const { ink, ink2, ink3, ink4, euca, euca2, euca3, mist, paper, clay, wattle } = palette;

/** Exchanges: one reply stands out from many, or bubbles nest in one another. */
export const chatbots = (canvas: Canvas) =>
  choose(canvas, [
    { when: /instagram|dm|social/, draw: nested },
    { when: /chatbot/, draw: exchange },
  ]);

function exchange(canvas: Canvas): string {
  const { random } = canvas;
  const cell = 124;
  const pitch = 140;
  const left = 37;
  const top = 18;
  // The cells covered by the two large bubbles stay empty.
  const isCovered = (column: number, row: number) =>
    (row >= 2 && row <= 3 && column >= 2 && column <= 6) ||
    (row === 4 && column >= 5 && column <= 8);
  const cells = repeat(7, (row) => {
    let column = 0;
    let drawn = "";
    while (column < 11) {
      const wide = random.next() > 0.72 && column < 10 && !isCovered(column + 1, row) ? 2 : 1;
      if (!isCovered(column, row) && random.next() > 0.1) {
        const distance = Math.hypot(column - 5, (row - 3) * 1.4);
        const x = left + column * pitch;
        const y = top + row * pitch;
        const width = cell + (wide - 1) * pitch;
        const fill =
          random.next() < distance / 8.5
            ? random.pick([ink3, ink3, ink3, ink4])
            : random.pick([euca, euca, euca2, mist, ink4, euca3, clay]);
        const shape = random.integer(0, 3);
        if (wide === 2 || shape === 0) {
          drawn += bubble(x, y, width, cell, column < 5 ? "left" : "right", fill, cell / 2);
        } else if (shape === 1) drawn += circle(x + cell / 2, y + cell / 2, cell / 2, { fill });
        else drawn += rect(x, y, cell, cell, { rx: 6, fill });
      }
      column += wide;
    }
    return drawn;
  });
  const x = left + 2 * pitch;
  const y = top + 2 * pitch;
  return (
    ground(canvas, ink2) +
    cells +
    bubble(x, y, 4 * pitch + cell, pitch + cell, "left", wattle, 132) +
    typing(x + (4 * pitch + cell) / 2, y + (pitch + cell) / 2, 33, ink) +
    bubble(left + 5 * pitch, top + 4 * pitch, 3 * pitch + cell, cell, "right", paper, 62) +
    lines(left + 5 * pitch + 62, top + 4 * pitch + 38, [390, 250], ink4, 16, 34)
  );
}

function nested(canvas: Canvas): string {
  const layers = [ink, euca, euca3, paper, ink2];
  const width = 1080;
  const height = 740;
  const x = 400;
  const y = 96;
  const step = 62;
  const nest = layers
    .map((fill, i) => {
      const inset = i * step;
      return bubble(
        x + inset,
        y + inset,
        width - inset * 2,
        height - inset * 2,
        "right",
        fill,
        210 - inset * 0.55,
      );
    })
    .join("");
  const vary = () => canvas.random.between(-40, 40);
  const small = [
    [120, 500, 420 + vary(), 132, euca2],
    [120, 654, 300 + vary(), 132, clay],
    [120, 808, 520 + vary(), 132, ink3],
  ] as const;
  return (
    ground(canvas, mist) +
    nest +
    typing(x + width / 2, y + height / 2, 34, wattle) +
    small
      .map(([sx, sy, w, h, fill]) =>
        bubble(sx, sy, w, h, "left", fill, h / 2, { stroke: mist, "stroke-width": 14 }),
      )
      .join("") +
    lines(186, 548, [260, 180], ink, 13, 28) +
    lines(186, 702, [170, 110], ink, 13, 28) +
    lines(186, 856, [370, 250], euca2, 13, 28)
  );
}
