import { mkdir, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { FALLOFF, type Painting } from "./painting.ts";
import { css, type Rgb } from "./palette.ts";
import { BACKGROUND_TYPES, type BackgroundType, SEED, STAGE } from "./scene.ts";
import { birds } from "./scenes/birds.ts";
import { cells } from "./scenes/cells.ts";
import { net } from "./scenes/net.ts";
import { GLOW, height, MOON, moonlight, SKY, type Swell, swells } from "./scenes/waves.ts";
import { SvgPen, short } from "./svg-pen.ts";

/** The first moment of a scene as an SVG document: the same text for the same type and seed. */
export function still(type: BackgroundType, seed = SEED): string {
  if (type === "waves") return wavesStill(seed);
  if (type === "birds") return record(birds(seed));
  if (type === "cells") return record(cells(seed));
  return record(net(seed));
}

function record(painting: Painting): string {
  const pen = new SvgPen();
  painting.backdrop(pen);
  painting.moment(pen, 0, 1);
  return pen.toString();
}

/** The most light `moonlight` gives: opacities are written as shares of it. */
const BRIGHTEST = moonlight(MOON.x);

/** The swell is drawn by shaders, so its still is written from the same functions instead. */
function wavesStill(seed: number): string {
  const stops = SKY.map(([offset, colour]) => stop(offset, colour)).join("");
  const across = Array.from({ length: 25 }, (_, i) => i / 24);
  const shine = across
    .map(
      (x) =>
        `<stop offset="${short(x, 3)}" stop-color="#fff" stop-opacity="${short(moonlight(x * STAGE.width) / BRIGHTEST, 2)}"/>`,
    )
    .join("");
  const gradient = 'gradientUnits="userSpaceOnUse"';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${STAGE.width} ${STAGE.height}" width="${STAGE.width}" height="${STAGE.height}"><defs><linearGradient id="s" x2="0" y2="1">${stops}</linearGradient><radialGradient id="m" ${gradient} cx="${MOON.x}" cy="${MOON.y}" r="${MOON.reach}">${FALLOFF.map((at) => stop(at, GLOW, MOON.strength * (1 - at) ** 2)).join("")}</radialGradient><linearGradient id="w" ${gradient} x2="${STAGE.width}">${shine}</linearGradient><mask id="l" maskUnits="userSpaceOnUse" x="0" y="0" mask-type="alpha" width="${STAGE.width}" height="${STAGE.height}"><path fill="url(#w)" d="M0 0h${STAGE.width}v${STAGE.height}H0z"/></mask></defs><path fill="url(#s)" d="M0 0h${STAGE.width}v${STAGE.height}H0z"/><path fill="url(#m)" d="M0 0h${STAGE.width}v${STAGE.height}H0z"/><g fill="none" mask="url(#l)">${swells(seed).map(line).join("")}</g></svg>\n`;
}

function stop(offset: number, colour: Rgb, opacity = 1): string {
  const faded = opacity < 1 ? ` stop-opacity="${short(opacity, 2)}"` : "";
  return `<stop offset="${offset}" stop-color="${css(colour)}"${faded}/>`;
}

/**
 * A line as smooth cubics: with equal steps, the mirrored handle of `s` is the tangent itself
 * (Hermite form).
 */
function line(swell: Swell): string {
  const step = 120;
  const slope = (x: number) => (height(swell, x + 0.5, 0) - height(swell, x - 0.5, 0)) * (step / 3);
  let y = Math.round(height(swell, 0, 0));
  let d = `M0 ${y}c${step / 3} ${short(slope(0), 0)}`;
  for (let x = step; x <= STAGE.width; x += step) {
    const end = Math.round(height(swell, x, 0));
    const [hx, hy] = [(step * 2) / 3, short(end - slope(x) - y, 0)];
    d += `${x === step ? " " : "s"}${hx} ${hy} ${step} ${end - y}`;
    y = end;
  }
  const alpha = short(swell.alpha * BRIGHTEST, 2);
  return `<path stroke="${css(swell.colour)}" stroke-opacity="${alpha}" stroke-width="${short(swell.width, 1)}" d="${d.replaceAll(" -", "-")}"/>`;
}

/** Writes every still to `web/public/backgrounds`. */
async function writeStills(): Promise<void> {
  const folder = new URL("../../../public/backgrounds/", import.meta.url);
  await mkdir(folder, { recursive: true });
  for (const type of BACKGROUND_TYPES) await writeFile(new URL(`${type}.svg`, folder), still(type));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await writeStills();
