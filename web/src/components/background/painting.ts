import { css, type Rgb } from "../../model/palette.ts";
import { cover, type Scene, STAGE } from "./scene.ts";

/** The part of a 2D context that scenes draw with; the stills record the same calls as SVG. */
export type Pen = Pick<
  CanvasRenderingContext2D,
  | "beginPath"
  | "moveTo"
  | "lineTo"
  | "quadraticCurveTo"
  | "closePath"
  | "arc"
  | "fillRect"
  | "fill"
  | "stroke"
  | "createLinearGradient"
  | "createRadialGradient"
  | "fillStyle"
  | "strokeStyle"
  | "lineWidth"
  | "lineCap"
  | "globalAlpha"
>;

/** A scene for a 2D canvas, in stage units. */
export interface Painting {
  /** Draws what never moves; kept as a picture between frames. */
  backdrop(pen: Pen): void;
  /** Draws the moment `t` (seconds) over the backdrop, with a share `quality` of its elements. */
  moment(pen: Pen, t: number, quality: number): void;
}

/** Runs a painting on a canvas: null where there is no 2D context. */
export function paint(canvas: HTMLCanvasElement, painting: Painting): Scene | null {
  const layer = document.createElement("canvas");
  const back = layer.getContext("2d", { alpha: false });
  const front = canvas.getContext("2d", { alpha: false });
  if (!back || !front) return null;

  return {
    resize(width, height, dpr) {
      const { scale, x, y } = cover(width, height);
      for (const pen of [back, front]) {
        pen.canvas.width = Math.max(1, Math.round(width * dpr));
        pen.canvas.height = Math.max(1, Math.round(height * dpr));
        pen.setTransform(scale * dpr, 0, 0, scale * dpr, x * dpr, y * dpr);
      }
      painting.backdrop(back);
    },
    frame(t, quality) {
      front.save();
      front.resetTransform();
      front.globalAlpha = 1;
      front.drawImage(layer, 0, 0);
      front.restore();
      painting.moment(front, t, quality);
    },
    stop() {
      // A canvas of no size gives its pixels back at once, not at the next collection.
      for (const pen of [back, front]) pen.canvas.width = pen.canvas.height = 0;
    },
  };
}

/** Fills the stage with a vertical gradient of `[offset 0–1, colour]` stops. */
export function fillSky(pen: Pen, stops: ReadonlyArray<readonly [number, string]>): void {
  const sky = pen.createLinearGradient(0, 0, 0, STAGE.height);
  for (const [offset, colour] of stops) sky.addColorStop(offset, colour);
  pen.fillStyle = sky;
  pen.fillRect(0, 0, STAGE.width, STAGE.height);
}

/** Offsets at which a glow's falloff, the square of what is left of the radius, is sampled. */
const FALLOFF = [0, 0.12, 0.25, 0.4, 0.55, 0.75, 1] as const;

/** Lays a round glow over the stage: `alpha` (0–1) at its centre, nothing at radius `r`. */
export function glow(
  pen: Pen,
  [x, y, r]: readonly [number, number, number],
  colour: Rgb,
  alpha: number,
): void {
  const light = pen.createRadialGradient(x, y, 0, x, y, r);
  for (const at of FALLOFF) light.addColorStop(at, css(colour, alpha * (1 - at) ** 2));
  pen.fillStyle = light;
  pen.fillRect(x - r, y - r, 2 * r, 2 * r);
}
