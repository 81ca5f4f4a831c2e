import { random } from "../scene.ts";

/** A vector: x to the right, y up, z towards the viewer, in stage units. */
export type Vec = [number, number, number];

export interface Bird {
  at: Vec;
  velocity: Vec;
  /** How far the bird leans into its turn, radians. */
  bank: number;
  /** Wing phase (radians), and how hard it beats: 0 glides, 1 rows. */
  phase: number;
  effort: number;
  size: number;
}

interface Flock {
  birds: readonly Bird[];
  /** Moves the flock on to the second `t`; never backwards. */
  advance(t: number): void;
}

const STEP = 1 / 60;
const ABREAST = 4;
const NEIGHBOUR = 230;
const PERSONAL = 118;
const SPEED = { least: 46, most: 78 };
/** How strongly each rule pulls, per second. */
const PULL = { apart: 1.7, align: 0.9, together: 0.12, home: 0.16, level: 0.35 };

/**
 * A flock after Reynolds, "Flocks, Herds, and Schools" (SIGGRAPH 1987): birds keep apart, fly the
 * way their neighbours fly and stay near them; here also near a point that roams the sky.
 */
export function flock(seed: number, count: number): Flock {
  const next = random(seed);
  const birds = Array.from({ length: count }, (_, i): Bird => {
    // Already a flock: in loose rows, on nearly one course, some gliding and some rowing.
    const [column, row] = [i % ABREAST, Math.floor(i / ABREAST)];
    const heading = 0.72 + (next() - 0.5) * 0.3;
    return {
      at: [
        740 + (column + (row % 2) / 2 + (next() - 0.5) * 0.6) * 105,
        100 + (row + (next() - 0.5) * 0.7) * 78,
        (next() - 0.5) * 200,
      ],
      velocity: [-60 * Math.cos(heading), 4 * (next() - 0.5), -60 * Math.sin(heading)],
      bank: 0.1,
      phase: next() * Math.PI * 2,
      effort: 0.15 + next() * 0.5,
      size: 0.82 + next() * 0.36,
    };
  });
  let clock = 0;
  const advance = (t: number) => {
    for (; clock + STEP <= t + 1e-9; clock += STEP) step(birds, clock);
  };
  return { birds, advance };
}

/** The point the flock roams about: a slow figure of eight, mostly over the right of the stage. */
function roost(t: number): Vec {
  return [
    820 + 170 * Math.sin(t * 0.11),
    190 + 50 * Math.sin(t * 0.22 + 1),
    60 * Math.cos(t * 0.17),
  ];
}

function step(birds: Bird[], t: number) {
  const home = roost(t);
  const forces = birds.map((bird) => steer(bird, birds, home));
  birds.forEach((bird, i) => {
    const force = forces[i] ?? [0, 0, 0];
    fly(bird, force);
  });
}

function steer(bird: Bird, birds: readonly Bird[], home: Vec): Vec {
  const force: Vec = [0, 0, 0];
  const centre: Vec = [0, 0, 0];
  const course: Vec = [0, 0, 0];
  let neighbours = 0;
  for (const other of birds) {
    if (other === bird) continue;
    const gap = minus(bird.at, other.at);
    const distance = Math.hypot(...gap) || 1;
    if (distance > NEIGHBOUR) continue;
    neighbours += 1;
    add(centre, other.at, 1);
    add(course, other.velocity, 1);
    if (distance < PERSONAL) add(force, gap, (PULL.apart * (PERSONAL - distance)) / distance);
  }
  if (neighbours > 0) {
    add(force, minus(scaled(centre, 1 / neighbours), bird.at), PULL.together);
    add(force, minus(scaled(course, 1 / neighbours), bird.velocity), PULL.align);
  }
  add(force, minus(home, bird.at), PULL.home);
  // The flock is wider than it is tall or deep.
  force[1] += (home[1] - bird.at[1]) * PULL.home;
  force[2] += (home[2] - bird.at[2]) * PULL.home;
  force[1] -= bird.velocity[1] * PULL.level;
  return force;
}

function fly(bird: Bird, force: Vec) {
  const { velocity: v } = bird;
  // Sideways force against speed is the rate of turn, and birds lean into it.
  const turn = (force[0] * v[2] - force[2] * v[0]) / (v[0] ** 2 + v[2] ** 2 + 1);
  bird.bank += (Math.max(-0.35, Math.min(0.35, turn * 0.7)) - bird.bank) * STEP * 1.5;
  add(v, force, STEP);
  const speed = Math.hypot(...v) || 1;
  const wanted = Math.min(SPEED.most, Math.max(SPEED.least, speed));
  for (const axis of [0, 1, 2] as const) v[axis] *= wanted / speed;
  add(bird.at, v, STEP);
  // Climbing and slow birds row; falling and fast ones glide.
  const need = v[1] > -4 || wanted < SPEED.least + 6 ? 1 : 0.12;
  bird.effort += (need - bird.effort) * STEP * 1.2;
  bird.phase += STEP * (3.2 + 4.2 * bird.effort);
}

const minus = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const scaled = (a: Vec, k: number): Vec => [a[0] * k, a[1] * k, a[2] * k];
export const cross = (a: Vec, b: Vec): Vec => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const unit = (a: Vec): Vec => scaled(a, 1 / (Math.hypot(...a) || 1));

function add(target: Vec, other: Vec, k: number) {
  target[0] += other[0] * k;
  target[1] += other[1] * k;
  target[2] += other[2] * k;
}
