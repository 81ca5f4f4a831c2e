import { random, STAGE } from "../scene.ts";

export interface Point {
  x: number;
  y: number;
}

/** A leaf on the stage: its middle, its outline, and the ends of its midrib. */
export interface Cell {
  centre: Point;
  corners: Point[];
  tip: Point;
  stem: Point;
}

/** Cells are made in a plane of round cells, then stretched, turned and bent into leaves. */
const SPACING = 110;
const STRETCH = { along: 2.5, across: 0.82 };
const TURN = (118 * Math.PI) / 180;

/** The Voronoi cells of a jittered, slowly stirring hexagonal grid that fills the stage. */
export function leafField(seed: number): { sites: readonly Point[]; cells(t: number): Cell[] } {
  const next = random(seed);
  const sites: Array<Point & { phase: number; rate: number }> = [];
  const reach = 14;
  for (let row = -reach; row <= reach; row += 1) {
    for (let column = -reach; column <= reach; column += 1) {
      const x = (column + (row % 2) / 2 + (next() - 0.5) * 0.62) * SPACING;
      const y = (row * 0.866 + (next() - 0.5) * 0.62) * SPACING;
      const phase = next() * 7;
      const rate = 0.12 + next() * 0.14;
      if (onStage(toStage({ x, y }), 260)) sites.push({ x, y, phase, rate });
    }
  }
  const neighbours = sites.map((site, i) =>
    sites.flatMap((other, j) =>
      j !== i && Math.hypot(site.x - other.x, site.y - other.y) < 2.8 * SPACING ? [j] : [],
    ),
  );
  // Leaves out of sight only bound those in it.
  const shown = sites.flatMap((site, i) => (onStage(toStage(site), 140) ? [i] : []));

  return {
    sites: shown.flatMap((i) => sites[i] ?? []),
    cells(t) {
      const moved = sites.map(({ x, y, phase, rate }) => ({
        x: x + 16 * Math.sin(t * rate + phase),
        y: y + 16 * Math.cos(t * rate * 0.8 + phase * 1.7),
      }));
      return shown.flatMap((i) => {
        const site = moved[i];
        const near = (neighbours[i] ?? []).flatMap((j) => moved[j] ?? []);
        return site ? [leaf(voronoiCell(site, near))] : [];
      });
    },
  };
}

/**
 * The Voronoi cell of `site`: a square cut by the bisector towards each neighbour (Sutherland and
 * Hodgman's clipping).
 */
export function voronoiCell(site: Point, neighbours: readonly Point[]): Point[] {
  const r = 2 * SPACING;
  let cell: Point[] = [
    { x: site.x - r, y: site.y - r },
    { x: site.x + r, y: site.y - r },
    { x: site.x + r, y: site.y + r },
    { x: site.x - r, y: site.y + r },
  ];
  for (const other of neighbours) {
    const nx = other.x - site.x;
    const ny = other.y - site.y;
    const limit = (nx * (site.x + other.x) + ny * (site.y + other.y)) / 2;
    const beyond = (p: Point) => p.x * nx + p.y * ny - limit;
    cell = cell.flatMap((p, i) => {
      const q = cell[(i + 1) % cell.length] ?? p;
      const a = beyond(p);
      const b = beyond(q);
      const kept = a <= 0 ? [p] : [];
      if (a <= 0 === b <= 0) return kept;
      const k = a / (a - b);
      return [...kept, { x: p.x + (q.x - p.x) * k, y: p.y + (q.y - p.y) * k }];
    });
  }
  return cell;
}

/** A cell of the plane as a leaf on the stage; its midrib runs along the stretch. */
function leaf(outline: readonly Point[]): Cell {
  const mean = (axis: "x" | "y") =>
    outline.reduce((sum, p) => sum + p[axis], 0) / Math.max(1, outline.length);
  const middle = { x: mean("x"), y: mean("y") };
  const left = Math.min(...outline.map((p) => p.x));
  const right = Math.max(...outline.map((p) => p.x));
  const rib = (x: number) => toStage({ x: middle.x + (x - middle.x) * 0.66, y: middle.y });
  return {
    centre: toStage(middle),
    corners: withoutShortSides(outline.map(toStage)),
    tip: rib(right),
    stem: rib(left),
  };
}

/** An outline without the corners that lie close to the one before: they only make it lumpy. */
function withoutShortSides(corners: readonly Point[]): Point[] {
  return corners.filter((p, i) => {
    const before = corners.at(i - 1) ?? p;
    return Math.hypot(p.x - before.x, p.y - before.y) > 26;
  });
}

/** From the plane to the stage: stretched along x, turned, and bent as hanging leaves curve. */
function toStage({ x, y }: Point): Point {
  const u = x * STRETCH.along;
  const v = y * STRETCH.across + (u * u) / 5200;
  return {
    x: STAGE.width / 2 + 200 + u * Math.cos(TURN) - v * Math.sin(TURN),
    y: STAGE.height / 2 + u * Math.sin(TURN) + v * Math.cos(TURN),
  };
}

function onStage({ x, y }: Point, margin: number): boolean {
  return x > -margin && x < STAGE.width + margin && y > -margin && y < STAGE.height + margin;
}
