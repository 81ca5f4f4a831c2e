import { describe, expect, it } from "vitest";
import { type Pen, randomFor } from "./scene.ts";
import * as birds from "./scenes/birds.ts";
import * as cells from "./scenes/cells.ts";
import * as net from "./scenes/net.ts";
import * as waves from "./scenes/waves.ts";

/** Records what a scene does to its pen, as text. */
function record(draw: (pen: Pen) => void): string {
  const log: string[] = [];
  const gradient = { addColorStop: (...stop: unknown[]) => log.push(`stop ${stop}`) };
  const pen = new Proxy({} as Pen, {
    get:
      (_, name) =>
      (...values: unknown[]) => {
        log.push(`${String(name)} ${values}`);
        return gradient;
      },
    set: (_, name, value) => log.push(`${String(name)}=${value}`) > 0,
  });
  draw(pen);
  return log.join("\n");
}

describe.each(Object.entries({ waves, birds, cells, net }))("%s", (_, { create }) => {
  const drawing = (t: number, motion: number) =>
    record((pen) => {
      const scene = create(randomFor("/"));
      scene.still?.(pen);
      scene.frame(pen, t, () => motion);
    });

  it("moves, but not behind the text", () => {
    expect(drawing(3, 1)).not.toBe(drawing(0, 1));
    expect(visible(drawing(3, 0))).toEqual(visible(drawing(0, 0)));
  });
});

it("has no bird behind the header", () => {
  const flock = (header: number) =>
    visible(
      record((pen) =>
        birds.create(randomFor("/")).frame(pen, 2, (_x, y = 0) => (y < header ? 0 : 1)),
      ),
    ).length;
  expect(flock(300)).toBeLessThan(flock(0));
  expect(flock(900)).toBeLessThan(flock(300));
});

/** The drawing without the parts drawn at zero opacity. */
const visible = (log: string) =>
  log.split(/(?=globalAlpha=)/).filter((part) => !/^globalAlpha=0\b(?!\.)/.test(part));
