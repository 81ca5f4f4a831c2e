import { type Canvas, choose, ground, repeat } from "../canvas.ts";
import { eye } from "../mark.ts";
import { palette } from "../palette.ts";
import { bubble } from "../parts/chat.ts";
import { car } from "../parts/city.ts";
import { circle, group, line, path, polar, rect, ringSector } from "../svg.ts";

const { ink, ink2, ink3, ink4, euca, euca2, euca3, mist, paper, sand, clay, wattle } = palette;
const [cx, cy] = [800, 500];

/** The radiating eye: the shapes around it show the subject of the case. */
export const caseStudy = (canvas: Canvas) =>
  choose(canvas, [
    { when: /delivery/, draw: parcels },
    { when: /social/, draw: voices },
    { when: /taxi|uber/, draw: ranks },
    { when: /crypto|exchange/, draw: prices },
    { when: /salon|booking/, draw: hours },
  ]);

/** Shortens a reach so that the shape at its end stays inside the picture. */
const limit = (reach: number, angle: number, margin: number) =>
  Math.min(reach, (cy - margin) / Math.abs(Math.sin((angle * Math.PI) / 180)));

const spoke = (angle: number, from: number, to: number, stroke: string, weight: number) => {
  const [x1, y1] = polar(cx, cy, from, angle);
  const [x2, y2] = polar(cx, cy, to, angle);
  return line(x1, y1, x2, y2, { stroke, "stroke-width": weight });
};

function parcels(canvas: Canvas): string {
  const { random } = canvas;
  const count = 26;
  const routes = repeat(count, (i) => {
    const angle = (360 / count) * i + random.between(-3, 3);
    const reach = limit(i % 2 ? random.between(290, 350) : random.between(390, 640), angle, 84);
    const [x, y] = polar(cx, cy, reach, angle);
    const side = random.between(36, 92);
    const fill = i === 4 ? wattle : random.pick([euca, euca2, ink2, clay, ink3]);
    const tape = fill === ink2 || fill === ink3 ? euca2 : ink;
    const box =
      rect(-side / 2, -side / 2, side, side, { fill }) +
      rect(-side * 0.08, -side / 2, side * 0.16, side * 0.5, { fill: tape });
    return (
      spoke(angle, 120, reach, ink2, random.between(3, 11)) +
      group(box, { transform: `translate(${Math.round(x)} ${Math.round(y)})` })
    );
  });
  return ground(canvas, sand) + routes + circle(cx, cy, 186, { fill: sand }) + eye(cx, cy, 160);
}

function voices(canvas: Canvas): string {
  const { random } = canvas;
  const count = 30;
  const talk = repeat(count, (i) => {
    const angle = (360 / count) * i;
    const near = i % 3 === 0;
    const reach = limit(near ? random.between(270, 320) : random.between(390, 620), angle, 84);
    const [x, y] = polar(cx, cy, reach, angle);
    const w = random.between(60, 150);
    const h = w * 0.62;
    const fill = i === 25 ? wattle : random.pick([mist, euca2, euca, clay, euca3, paper]);
    const shape =
      i % 2 === 0
        ? circle(x, y, w * 0.36, { fill })
        : bubble(x - w / 2, y - h / 2, w, h, x < cx ? "right" : "left", fill, h / 2);
    return spoke(angle, 170, reach, ink4, near ? 9 : 5) + shape;
  });
  return ground(canvas, ink2) + talk + circle(cx, cy, 206, { fill: mist }) + eye(cx, cy, 172);
}

function ranks(canvas: Canvas): string {
  const { random } = canvas;
  const roads = 12;
  const lanes = repeat(roads, (i) => {
    const angle = (360 / roads) * i + 15;
    return spoke(angle, 150, 1000, ink2, 66) + spoke(angle, 240, 1000, sand, 3);
  });
  const cars = repeat(roads, (i) => {
    const angle = (360 / roads) * i + 15;
    const reach = limit(i % 2 ? random.between(300, 370) : random.between(430, 500), angle, 96);
    const [x, y] = polar(cx, cy, reach, angle);
    const first = i === 10;
    const fill = first ? wattle : ([euca2, mist, clay, euca3][i % 4] ?? mist);
    return car(Math.round(x), Math.round(y), 104, Math.round(angle - 90), fill, ink);
  });
  return (
    ground(canvas, sand) +
    repeat(3, (i) =>
      circle(cx, cy, 340 + i * 150, { fill: "none", stroke: euca3, "stroke-width": 3 }),
    ) +
    lanes +
    circle(cx, cy, 226, { fill: sand }) +
    cars +
    circle(cx, cy, 206, { fill: "none", stroke: ink2, "stroke-width": 14 }) +
    eye(cx, cy, 164)
  );
}

function prices(canvas: Canvas): string {
  const { random } = canvas;
  const count = 60;
  const candles = repeat(count, (i) => {
    const angle = (360 / count) * i - 90;
    const trend = 236 + (i / count) * 96;
    const open = trend + Math.sin(i * 0.8) * 36;
    const close = open + random.between(34, 84) * (1 + 0.6 * (i / count));
    const up = random.next() > 0.35;
    const fill = i === count - 3 ? wattle : up ? euca : random.pick([ink2, clay, ink2]);
    const width = 90 / (count / 7);
    const gap = 1.6;
    return (
      spoke(angle, open - random.between(16, 50), close + random.between(20, 70), fill, 4) +
      path(
        ringSector([cx, cy], open, close, angle - width / 6 - gap / 4, angle + width / 6 + gap / 4),
        { fill },
      )
    );
  });
  const rings = repeat(6, (i) =>
    circle(cx, cy, 250 + i * 70, { fill: "none", stroke: euca3, "stroke-width": 2 }),
  );
  return ground(canvas, paper) + rings + candles + eye(cx, cy, 166);
}

function hours(canvas: Canvas): string {
  const { random } = canvas;
  const rings = repeat(5, (ring) =>
    repeat(12, (hour) => {
      const inner = 208 + ring * 84;
      const angle = hour * 30 - 90 + ring * 6;
      const chosen = ring === 1 && hour === 2;
      const booked = random.next() < 0.62;
      const fill = chosen
        ? wattle
        : booked
          ? random.pick([euca, euca2, ink2, ink2, clay, euca])
          : mist;
      return path(ringSector([cx, cy], inner, inner + 72, angle + 1.1, angle + 28.9), { fill });
    }),
  );
  return ground(canvas, sand) + rings + eye(cx, cy, 164);
}
