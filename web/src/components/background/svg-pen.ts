import type { Pen } from "./painting.ts";
import { STAGE } from "./scene.ts";

/** Writes a number as short as SVG allows. */
function short(value: number, decimals: number): string {
  return String(Number(value.toFixed(decimals))).replace(/^(-?)0\./, "$1.");
}

/**
 * A pen that records what is drawn as SVG elements, with the stage as their view box. Coordinates
 * are rounded to whole units, which keeps the files small.
 */
export class SvgPen implements Pen {
  fillStyle: Pen["fillStyle"] = "#000";
  strokeStyle: Pen["strokeStyle"] = "#000";
  lineWidth = 1;
  lineCap: CanvasLineCap = "butt";
  globalAlpha = 1;
  readonly #defs: string[] = [];
  readonly #body: string[] = [];
  #path = "";
  #filled = "";
  #letter = "";
  #at: [number, number] = [0, 0];
  #start: [number, number] = [0, 0];

  beginPath() {
    this.#path = this.#letter = "";
    this.#at = [0, 0];
  }

  moveTo(x: number, y: number) {
    this.#command("m", [[x, y]]);
    this.#start = this.#at;
  }

  lineTo(x: number, y: number) {
    // A dot: a round cap on a line of no length.
    if (Math.hypot(x - this.#at[0], y - this.#at[1]) < 0.8) this.#append("h0");
    else this.#command("l", [[x, y]]);
  }

  quadraticCurveTo(cx: number, cy: number, x: number, y: number) {
    this.#command("q", [
      [cx, cy],
      [x, y],
    ]);
  }

  closePath() {
    this.#append("z");
    this.#at = this.#start;
  }

  /** Full circles only, which is all the scenes draw. */
  arc(x: number, y: number, r: number) {
    const d = short(2 * r, 1);
    this.#command("m", [[x - r, y]]);
    this.#append(
      `a${short(r, 1)} ${short(r, 1)} 0 1 0 ${d} 0a${short(r, 1)} ${short(r, 1)} 0 1 0-${d} 0`,
    );
  }

  fillRect(x: number, y: number, width: number, height: number) {
    const [left, top] = [Math.max(0, x), Math.max(0, y)];
    const right = Math.min(STAGE.width, x + width);
    const bottom = Math.min(STAGE.height, y + height);
    this.beginPath();
    this.#path = `M${short(left, 0)} ${short(top, 0)}H${short(right, 0)}V${short(bottom, 0)}H${short(left, 0)}z`;
    this.fill();
  }

  fill() {
    const alpha = this.globalAlpha < 1 ? ` fill-opacity="${short(this.globalAlpha, 2)}"` : "";
    this.#body.push(`<path fill="${this.#paint(this.fillStyle)}"${alpha} d="${this.#path}"/>`);
    this.#filled = this.#path;
  }

  stroke() {
    const width = this.lineWidth === 1 ? "" : ` stroke-width="${short(this.lineWidth, 1)}"`;
    const cap = this.lineCap === "round" ? ' stroke-linecap="round"' : "";
    const alpha = this.globalAlpha < 1 ? ` stroke-opacity="${short(this.globalAlpha, 2)}"` : "";
    const line = ` stroke="${this.#paint(this.strokeStyle)}"${width}${cap}${alpha} d="${this.#path}"/>`;
    // An outline just filled takes its stroke in the same element.
    const fill = this.#filled === this.#path ? this.#body.pop() : undefined;
    this.#body.push((fill ?? '<path fill="none" d').split(" d")[0] + line);
    this.#filled = "";
  }

  createLinearGradient(x1: number, y1: number, x2: number, y2: number): CanvasGradient {
    return this.#gradient("linearGradient", `x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`);
  }

  /** One centre, from radius 0, which is all the scenes use. */
  createRadialGradient(cx: number, cy: number, _r0: number, _x: number, _y: number, r: number) {
    return this.#gradient("radialGradient", `cx="${cx}" cy="${cy}" r="${r}"`);
  }

  /** The document drawn so far. */
  toString(): string {
    const { width, height } = STAGE;
    const size = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`;
    const body = `<defs>${this.#defs.join("")}</defs>${this.#body.join("")}`;
    return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${body}</svg>\n`;
  }

  #append(commands: string) {
    this.#path += commands;
    this.#letter = "";
  }

  #command(letter: string, points: ReadonlyArray<[number, number]>) {
    const [fromX, fromY] = this.#at;
    const rounded = points.map(([x, y]): [number, number] => [Math.round(x), Math.round(y)]);
    const numbers = rounded.flatMap(([x, y]) => [x - fromX, y - fromY]);
    const text = numbers.join(" ").replaceAll(" -", "-");
    // A letter is left out where the last one still holds: lines follow a move unsaid.
    const said = letter === this.#letter || (letter === "l" && this.#letter === "m");
    const gap = text.startsWith("-") ? "" : " ";
    this.#path += (said && letter !== "m" ? gap : letter) + text;
    this.#letter = letter;
    this.#at = rounded.at(-1) ?? this.#at;
  }

  #gradient(element: string, geometry: string): CanvasGradient {
    const index = this.#defs.length;
    const stops: string[] = [];
    const write = () => {
      this.#defs[index] =
        `<${element} id="g${index}" gradientUnits="userSpaceOnUse" ${geometry}>${stops.join("")}</${element}>`;
    };
    write();
    const gradient = {
      addColorStop: (offset: number, colour: string) => {
        stops.push(`<stop offset="${short(offset, 2)}" stop-color="${colour}"/>`);
        write();
      },
      toString: () => `url(#g${index})`,
    };
    return gradient;
  }

  #paint(style: Pen["fillStyle"]): string {
    return String(style);
  }
}
