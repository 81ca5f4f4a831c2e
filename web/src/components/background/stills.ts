import { mkdir, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Painting } from "./painting.ts";
import { BACKGROUND_TYPES, type BackgroundType, SEED } from "./scene.ts";
import { birds } from "./scenes/birds.ts";
import { cells } from "./scenes/cells.ts";
import { net } from "./scenes/net.ts";
import { waves } from "./scenes/waves.ts";
import { SvgPen } from "./svg-pen.ts";

const PAINTINGS: Record<BackgroundType, (seed: number) => Painting> = { waves, birds, cells, net };

/** The first moment of a scene as an SVG document: the same text for the same type and seed. */
export function still(type: BackgroundType, seed = SEED): string {
  const pen = new SvgPen();
  const painting = PAINTINGS[type](seed);
  painting.backdrop(pen);
  painting.moment(pen, 0, 1);
  return pen.toString();
}

/** Writes every still to `web/public/backgrounds`. */
async function writeStills(): Promise<void> {
  const folder = new URL("../../../public/backgrounds/", import.meta.url);
  await mkdir(folder, { recursive: true });
  for (const type of BACKGROUND_TYPES) await writeFile(new URL(`${type}.svg`, folder), still(type));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await writeStills();
