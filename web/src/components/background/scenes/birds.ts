import { css, DUSK, EUCALYPTUS, INK, MIST, NIGHT, oklch, PLUMAGE } from "../../../model/palette.ts";
import { fillSky, glow, type Painting, type Pen, paint } from "../painting.ts";
import { presence, type Scene, STAGE, smoothstep } from "../scene.ts";
import { drawBush } from "./bush.ts";
import { type Bird, cross, flock, scaled, unit, type Vec } from "./flock.ts";

const COUNT = 17;
/** The viewer looks up at the flock by this angle, so that level wings show. */
const TILT = 0.5;
/** Opacity of the white patches on wing and tail, where no text sits. */
const WHITE = 0.55;
/** Stage units to a unit of the bird. */
const SCALE = 1.45;
/** Where height 0 of the flock lies on the stage. */
const LEVEL = 585;

/** A painting of currawongs at dusk over the bush, for a seed. */
export function birds(seed: number): Painting {
  const group = flock(seed, COUNT);
  return {
    backdrop(pen) {
      fillSky(pen, [
        [0, css(NIGHT)],
        [0.35, css(DUSK)],
        [0.78, css(oklch(0.4, 0.062, 176))],
        [1, css(EUCALYPTUS)],
      ]);
      glow(pen, [1160, 640, 860], oklch(0.62, 0.07, 165), 0.74);
      shade(pen);
      drawBush(pen, seed);
    },
    moment(pen, t, quality) {
      group.advance(t);
      group.birds
        .map((bird, i) => ({ bird, light: presence(i, COUNT, quality) }))
        .filter(({ light }) => light > 0)
        .sort((a, b) => a.bird.at[2] - b.bird.at[2])
        .forEach(({ bird, light }) => {
          drawBird(pen, bird, light);
        });
    },
  };
}

/** Darkens the sky towards the left, where text sits. */
function shade(pen: Pen) {
  const dark = pen.createLinearGradient(0, 0, 960, 0);
  dark.addColorStop(0, css(INK, 0.7));
  dark.addColorStop(1, css(INK, 0));
  pen.fillStyle = dark;
  pen.fillRect(0, 0, 960, STAGE.height);
}

/** A point on the bird (forward, right, up, in units of a 44-unit wingspan) put on the stage. */
type Place = (forward: number, right: number, up: number) => [number, number];

function placer({ at, velocity, bank, size }: Bird): Place {
  const forward = unit(velocity);
  const flat = unit(cross(forward, [0, 1, 0]));
  const up = cross(flat, forward);
  const cos = Math.cos(bank);
  const sin = Math.sin(bank);
  const lean = (a: Vec, b: Vec, k: number): Vec => [
    a[0] * cos + b[0] * sin * k,
    a[1] * cos + b[1] * sin * k,
    a[2] * cos + b[2] * sin * k,
  ];
  const right = lean(flat, up, 1);
  const above = lean(up, flat, -1);
  const depth = 1 / (1 - at[2] / 700);
  return (f, r, u) => {
    const offset = [forward, right, above].map((axis, i) => scaled(axis, [f, r, u][i] ?? 0));
    const world = ([0, 1, 2] as const).map(
      (axis) => at[axis] + offset.reduce((sum, o) => sum + o[axis], 0) * size * SCALE,
    );
    const [x = 0, y = 0, z = 0] = world;
    const seen = y * Math.cos(TILT) + z * Math.sin(TILT);
    return [960 + (x - 960) * depth, LEVEL - seen * depth];
  };
}

function drawBird(pen: Pen, bird: Bird, light: number) {
  const place = placer(bird);
  const wings = [wing(place, -1, bird), wing(place, 1, bird)];
  // Bill, shoulder, flank, rump and the corner of the fanned tail; and back on the other side.
  const side: Array<[number, number]> = [
    [16, 0],
    [9, 2.6],
    [-5, 2.6],
    [-9, 1.4],
    [-22, 5],
  ];
  const back = side.slice(1).reverse();
  const body = [...side.map(([f, r]) => place(f, r, 0)), ...back.map(([f, r]) => place(f, -r, 0))];
  const tail = [
    place(-19.2, 3.6, 0),
    place(-21.6, 3.4, 0),
    place(-21.6, -3.4, 0),
    place(-19.2, -3.6, 0),
  ];

  pen.globalAlpha = light;
  pen.fillStyle = css(PLUMAGE);
  for (const { shape } of wings) fillRounded(pen, shape);
  fillRounded(pen, body);
  pen.globalAlpha = light * WHITE * (0.3 + 0.7 * smoothstep(840, 1040, body[0]?.[0] ?? 0));
  pen.fillStyle = css(MIST);
  fillStraight(pen, [...wings.map(({ flash }) => flash), tail]);
  pen.globalAlpha = 1;
}

type Outline = ReadonlyArray<readonly [number, number]>;

/** A wing in its beat, and the white flash at the root of its primaries. */
function wing(
  place: Place,
  side: number,
  { phase, effort }: Bird,
): Record<"shape" | "flash", Outline> {
  const beat = 0.12 + 0.88 * effort;
  const inner = Math.sin(phase) * 7 * beat + 1.5;
  // The hand follows the arm a little later, which is what makes a wing look soft.
  const outer = inner + Math.sin(phase - 0.9) * 9 * beat;
  const fold = 1 - 0.12 * Math.max(0, Math.cos(phase)) * beat;
  const at = (f: number, r: number, u: number) => place(f, side * r * fold, u);
  return {
    shape: [
      at(6, 0.5, 0),
      at(8.6, 9.5, inner * 0.9),
      at(5, 17, (inner + outer) / 2),
      at(-4, 28.5, outer),
      at(-5.8, 18, (inner + outer) / 2),
      at(-5.4, 10, inner * 0.9),
      at(-4.8, 0.5, 0),
    ],
    flash: [
      at(3.4, 14.4, inner + (outer - inner) * 0.2),
      at(0.6, 16.8, inner + (outer - inner) * 0.36),
      at(-3.4, 16.6, inner + (outer - inner) * 0.36),
    ],
  };
}

/** Fills outlines with straight sides in one go. */
function fillStraight(pen: Pen, outlines: readonly Outline[]) {
  pen.beginPath();
  for (const outline of outlines) {
    outline.forEach(([x, y], i) => {
      if (i === 0) pen.moveTo(x, y);
      else pen.lineTo(x, y);
    });
    pen.closePath();
  }
  pen.fill();
}

/** Fills a closed outline, rounded through the middle of each side. */
function fillRounded(pen: Pen, points: Outline) {
  pen.beginPath();
  points.forEach(([x, y], i) => {
    const [nx, ny] = points[(i + 1) % points.length] ?? [x, y];
    if (i === 0) pen.moveTo((x + nx) / 2, (y + ny) / 2);
    else pen.quadraticCurveTo(x, y, (x + nx) / 2, (y + ny) / 2);
  });
  const [first, second] = points;
  if (first && second) {
    pen.quadraticCurveTo(...first, (first[0] + second[0]) / 2, (first[1] + second[1]) / 2);
  }
  pen.closePath();
  pen.fill();
}

/** Starts the flock on a canvas. */
export function start(canvas: HTMLCanvasElement, { seed }: { seed: number }): Scene | null {
  return paint(canvas, birds(seed));
}
