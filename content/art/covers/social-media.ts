import { type Canvas, ground, repeat } from "../canvas.ts";
import { palette } from "../palette.ts";
import { vignette, vignettes } from "../parts/vignette.ts";
import { rect } from "../svg.ts";

/** A wall of posts, one of them framed. */
export function socialMedia(canvas: Canvas): string {
  const { random } = canvas;
  const side = 296;
  const pitch = 312;
  const shift = random.integer(0, vignettes.length - 1);
  const posts = repeat(24, (i) => {
    const x = 28 + (i % 6) * pitch - 150;
    const y = 44 + Math.floor(i / 6) * pitch - 130;
    const kind = vignettes[(i * 5 + shift) % vignettes.length] ?? "hills";
    return vignette(x, y, side, side, kind, random);
  });
  const framed = { x: 28 + 2 * pitch - 150, y: 44 + pitch - 130, side: pitch + side };
  return (
    ground(canvas, palette.ink) +
    posts +
    rect(framed.x - 16, framed.y - 16, framed.side + 32, framed.side + 32, { fill: palette.ink }) +
    vignette(framed.x, framed.y, framed.side, framed.side, "hills", random) +
    rect(framed.x + 8, framed.y + 8, framed.side - 16, framed.side - 16, {
      fill: "none",
      stroke: palette.wattle,
      "stroke-width": 16,
    })
  );
}
