import { css, DUSK, EUCALYPTUS, INK, LEAF, MIST, NIGHT, oklch } from "../../../model/palette.ts";
import { fillSky, glow, type Painting, type Pen, paint } from "../painting.ts";
import { presence, random, type Scene, STAGE, smoothstep } from "../scene.ts";

/**
 * The Southern Cross and the Pointers: right ascension (hours), declination (degrees) and visual
 * magnitude, J2000, from the Bright Star Catalogue, 5th edition.
 */
const STARS = [
  { name: "Acrux", ra: 12.4433, dec: -63.0992, magnitude: 0.77 },
  { name: "Mimosa", ra: 12.7954, dec: -59.6889, magnitude: 1.25 },
  { name: "Gacrux", ra: 12.5194, dec: -57.1133, magnitude: 1.64 },
  { name: "Imai", ra: 12.2524, dec: -58.7489, magnitude: 2.8 },
  { name: "Ginan", ra: 12.356, dec: -60.4011, magnitude: 3.59 },
  { name: "Hadar", ra: 14.0637, dec: -60.373, magnitude: 0.61 },
  { name: "Rigil Kentaurus", ra: 14.6599, dec: -60.8339, magnitude: -0.27 },
] as const;

/** The figure: the long arm, the short arm, and the line the Pointers make. */
const FIGURE = [
  [0, 2],
  [1, 3],
  [5, 6],
] as const;

const CENTRE = { ra: 12.45, dec: -60.1, x: 1140, y: 270 };
/** Stage units a degree, and the turn of the sky: the Cross as it rises, Pointers beneath. */
const DEGREE = 37;
const TURN = (-30 * Math.PI) / 180;

const DRIFTERS = 100;
const REACH = 140;

interface Star {
  x: number;
  y: number;
  magnitude: number;
}

/** Places the figure's stars on the stage by gnomonic projection about the Cross. */
export function figure(): Star[] {
  const radians = Math.PI / 180;
  const dec0 = CENTRE.dec * radians;
  return STARS.map(({ ra, dec, magnitude }) => {
    const along = (ra - CENTRE.ra) * 15 * radians;
    const d = dec * radians;
    const depth = Math.sin(dec0) * Math.sin(d) + Math.cos(dec0) * Math.cos(d) * Math.cos(along);
    // East is to the left and north up, as the sky is seen.
    const east = -(Math.cos(d) * Math.sin(along)) / depth / radians;
    const north =
      (Math.cos(dec0) * Math.sin(d) - Math.sin(dec0) * Math.cos(d) * Math.cos(along)) /
      depth /
      radians;
    return {
      x: CENTRE.x + DEGREE * (east * Math.cos(TURN) + north * Math.sin(TURN)),
      y: CENTRE.y + DEGREE * (east * Math.sin(TURN) - north * Math.cos(TURN)),
      magnitude,
    };
  });
}

/** The middle of the Milky Way on the stage, its rise, and half its breadth. */
const BAND = { x: 720, y: 556, slope: 0.52, breadth: 460 };

/** Brightness by place: text sits over the left of the stage, so the sky is dimmer there. */
const calm = (x: number) => 0.17 + 0.83 * smoothstep(890, 1080, x);

/** A painting of the sky for a seed: Milky Way behind, drifting points that link when near. */
export function net(seed: number): Painting {
  const next = random(seed);
  const stars = figure();
  const dust = Array.from({ length: 560 }, () => {
    const along = next() * 1900 - 200;
    const across = (next() + next() + next() - 1.5) * 330;
    const tone = along < 880 ? 0 : Math.floor(next() * 3);
    return { x: along, y: BAND.y - (along - BAND.x) * BAND.slope + across, tone };
  }).filter(({ x, y }) => x > 0 && x < STAGE.width && y > 0 && y < STAGE.height);
  const drifters = Array.from({ length: DRIFTERS }, () => ({
    x: next() * (STAGE.width + 160),
    y: next() * (STAGE.height + 160),
    // Fast enough to be seen to move, and links to be made and broken, within seconds.
    dx: (next() - 0.35) * 30,
    dy: (next() - 0.5) * 20,
    size: 0.9 + next() * 1.1,
    phase: next() * 7,
  }));

  return {
    backdrop(pen) {
      fillSky(pen, [
        [0, css(NIGHT)],
        [0.6, css(INK)],
        [1, css(DUSK)],
      ]);
      drawMilkyWay(pen);
      glow(pen, [1280, 280, 700], EUCALYPTUS, 0.45);
      drawDust(pen, dust);
      // The Coalsack: the dark cloud beside Acrux and Mimosa.
      glow(pen, [1160, 350, 130], NIGHT, 0.8);
    },
    moment(pen, t, quality) {
      const points = drifters.map((p, i) => ({
        x: wrap(p.x + p.dx * t, STAGE.width + 160) - 80,
        y: wrap(p.y + p.dy * t, STAGE.height + 160) - 80,
        size: p.size,
        light: presence(i, DRIFTERS, quality) * (0.75 + 0.25 * Math.sin(t * 0.7 + p.phase)),
      }));
      drawLinks(pen, points, stars);
      drawPoints(pen, points);
      drawFigure(pen, stars, t);
    },
  };
}

const wrap = (value: number, size: number) => ((value % size) + size) % size;

type Point = { x: number; y: number; size: number; light: number };

/** The Milky Way's glow: one gradient across the band, fading as a bell curve does. */
function drawMilkyWay(pen: Pen) {
  const { x, y, slope, breadth } = BAND;
  const length = Math.hypot(slope, 1);
  const dx = (breadth * slope) / length;
  const dy = breadth / length;
  const light = pen.createLinearGradient(x - dx, y - dy, x + dx, y + dy);
  for (let i = 0; i <= 12; i += 1) {
    const off = (i - 6) / 6;
    const alpha = 0.34 * (Math.exp(-((off / 0.42) ** 2)) - Math.exp(-((1 / 0.42) ** 2)));
    light.addColorStop(i / 12, css(EUCALYPTUS, Math.max(0, alpha)));
  }
  pen.fillStyle = light;
  pen.fillRect(0, 0, STAGE.width, STAGE.height);
}

function drawDust(pen: Pen, dust: ReadonlyArray<{ x: number; y: number; tone: number }>) {
  pen.lineCap = "round";
  for (const tone of [0, 1, 2]) {
    pen.strokeStyle = css(oklch(0.42 + tone * 0.15, 0.04, 175));
    pen.lineWidth = 1.1 + tone * 0.45;
    pen.beginPath();
    for (const speck of dust) {
      if (speck.tone !== tone) continue;
      pen.moveTo(speck.x, speck.y);
      pen.lineTo(speck.x + 0.1, speck.y);
    }
    pen.stroke();
  }
}

function drawLinks(pen: Pen, points: readonly Point[], stars: readonly Star[]) {
  pen.strokeStyle = css(LEAF);
  pen.lineWidth = 1;
  const link = (a: Point, b: { x: number; y: number }, light: number) => {
    const apart = (a.x - b.x) ** 2 + (a.y - b.y) ** 2;
    if (apart > REACH ** 2) return;
    const alpha = (1 - Math.sqrt(apart) / REACH) * light * calm((a.x + b.x) / 2) * 0.85;
    if (alpha < 0.01) return;
    pen.globalAlpha = alpha;
    pen.beginPath();
    pen.moveTo(a.x, a.y);
    pen.lineTo(b.x, b.y);
    pen.stroke();
  };
  points.forEach((a, i) => {
    for (const b of points.slice(i + 1)) link(a, b, a.light * b.light);
    for (const star of stars) link(a, star, a.light * 0.6);
  });
}

function drawPoints(pen: Pen, points: readonly Point[]) {
  pen.fillStyle = css(MIST);
  for (const { x, y, size, light } of points) {
    pen.globalAlpha = light * calm(x) * 0.7;
    dot(pen, x, y, size);
  }
}

function drawFigure(pen: Pen, stars: readonly Star[], t: number) {
  pen.strokeStyle = css(MIST);
  pen.lineWidth = 1.3;
  for (const [from, to] of FIGURE) {
    const a = stars[from];
    const b = stars[to];
    if (!a || !b) continue;
    pen.globalAlpha = 0.45 * calm(Math.min(a.x, b.x));
    pen.beginPath();
    pen.moveTo(a.x, a.y);
    pen.lineTo(b.x, b.y);
    pen.stroke();
  }
  pen.fillStyle = css(MIST);
  stars.forEach(({ x, y, magnitude }, i) => {
    const size = 5.2 - magnitude * 0.85;
    // Each halo is a few faint discs: a gradient for every star and frame would cost more.
    const twinkle = 1 + 0.3 * Math.sin(t * (0.5 + i * 0.07)) * Math.min(1, t);
    pen.globalAlpha = 0.032 * twinkle * calm(x);
    for (const ring of [1.5, 2, 2.6, 3.3, 4.1, 5]) dot(pen, x, y, size * ring);
    pen.globalAlpha = 0.77 * calm(x);
    dot(pen, x, y, size);
  });
  pen.globalAlpha = 1;
}

function dot(pen: Pen, x: number, y: number, r: number) {
  pen.beginPath();
  pen.arc(x, y, r, 0, Math.PI * 2);
  pen.fill();
}

/** Starts the southern sky on a canvas. */
export function start(canvas: HTMLCanvasElement, { seed }: { seed: number }): Scene | null {
  return paint(canvas, net(seed));
}
