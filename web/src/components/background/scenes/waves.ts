import { DUSK, NIGHT, oklch, type Rgb } from "../palette.ts";
import { cover, presence, random, type Scene, STAGE } from "../scene.ts";
import { buffer, program } from "../webgl.ts";

/** One swell line: two sines across the stage, in stage units. */
export interface Swell {
  /** Height of the still water. */
  y: number;
  /** Amplitude, wave number (radians a unit), phase and drift (radians a second) of each sine. */
  long: readonly [number, number, number, number];
  short: readonly [number, number, number, number];
  width: number;
  alpha: number;
  colour: Rgb;
}

const LINES = 46;
/** The sea's light: brightest below the moon, which stands out of frame. */
export const MOON = { x: 1170, y: 335, reach: 860, strength: 0.85 } as const;
/** The sky, from the top of the stage to its foot, as `[offset, colour]`. */
export const SKY = [
  [0, NIGHT],
  [0.62, DUSK],
  [1, oklch(0.36, 0.06, 178)],
] as const satisfies ReadonlyArray<readonly [number, Rgb]>;
export const GLOW = oklch(0.46, 0.066, 182);

/** The swell for a seed, far lines first. The seed only shifts the phases. */
export function swells(seed: number): Swell[] {
  const shift = random(seed)() * 0.6;
  return Array.from({ length: LINES }, (_, k) => ({
    y: 330 + k * k * 0.36,
    long: [10 + k * 1.1, 1 / (260 + k * 6), k * 0.42 + shift, 0.16 + k * 0.002],
    short: [3 + k * 0.35, 1 / (90 + k * 3), -k * 0.7 + shift, -0.23],
    width: 0.8 + k * 0.034,
    alpha: 0.15 + k * 0.008,
    colour: oklch(0.54 + k * 0.0035, 0.07, 185 - k * 0.6),
  }));
}

/** Height of a line at `x` and second `t`, in stage units. */
export function height({ y, long, short }: Swell, x: number, t: number): number {
  return (
    y +
    long[0] * Math.sin(x * long[1] + long[2] + t * long[3]) +
    short[0] * Math.sin(x * short[1] + short[2] + t * short[3])
  );
}

/** How much of the moon's light (0.3–1.5) lies on the water at `x`. */
export function moonlight(x: number): number {
  return 0.3 + 1.2 * Math.exp(-(((x - MOON.x) / 240) ** 2));
}

const vec3 = (rgb: Rgb) => `vec3(${rgb.map((v) => v.toFixed(4)).join()})`;

const SKY_VERTEX = `
attribute vec2 corner;
void main() { gl_Position = vec4(corner, 0., 1.); }`;

/** The sky in stage units, with half a step of noise so that its slow gradient does not band. */
const SKY_FRAGMENT = `precision highp float;
uniform vec4 view; // scale, offset x, offset y, height in pixels
void main() {
  vec2 p = (vec2(gl_FragCoord.x, view.w - gl_FragCoord.y) - view.yz) / view.x;
  float v = p.y / ${STAGE.height}.;
  vec3 c = v < ${SKY[1][0]}
    ? mix(${vec3(SKY[0][1])}, ${vec3(SKY[1][1])}, v / ${SKY[1][0]})
    : mix(${vec3(SKY[1][1])}, ${vec3(SKY[2][1])}, (v - ${SKY[1][0]}) / ${1 - SKY[1][0]});
  float light = max(0., 1. - distance(p, vec2(${MOON.x}., ${MOON.y}.)) / ${MOON.reach}.);
  c = mix(c, ${vec3(GLOW)}, light * light * ${MOON.strength});
  c += (fract(sin(dot(gl_FragCoord.xy, vec2(12.9898, 78.233))) * 43758.5453) - .5) / 255.;
  gl_FragColor = vec4(c, 1.);
}`;

/** One line as a ribbon a pixel wider than it shows: the fragment shader feathers its edges. */
const LINE_VERTEX = `precision highp float;
attribute vec2 place; // x in stage units, side -1 or 1
uniform vec4 view; uniform vec2 size; uniform float t; uniform float y; uniform float width;
uniform vec4 longer; uniform vec4 shorter;
varying float edge; varying float x; varying float half_width;
void main() {
  x = place.x;
  float a = x * longer.y + longer.z + t * longer.w;
  float b = x * shorter.y + shorter.z + t * shorter.w;
  float slope = longer.x * longer.y * cos(a) + shorter.x * shorter.y * cos(b);
  half_width = max(width * view.x, .8) * .5;
  edge = place.y * (half_width + 1.);
  vec2 p = vec2(x, y + longer.x * sin(a) + shorter.x * sin(b)) * view.x + view.yz;
  p += normalize(vec2(-slope, 1.)) * edge;
  gl_Position = vec4(p / size * vec2(2., -2.) + vec2(-1., 1.), 0., 1.);
}`;

/** The glints start at nothing, so that the first frame is the still. */
const LINE_FRAGMENT = `precision highp float;
uniform vec4 ink; uniform float t; uniform float y;
varying float edge; varying float x; varying float half_width;
void main() {
  float moon = exp(-pow((x - ${MOON.x}.) / 240., 2.));
  float glint = sin(x * .011 + y * .9 - t * .6) * sin(x * .0043 - y * .37 + t * .23);
  float light = .3 + 1.2 * moon + glint * .5 * moon * smoothstep(0., 5., t);
  float alpha = ink.a * light * clamp(half_width + .5 - abs(edge), 0., 1.);
  gl_FragColor = vec4(ink.rgb * alpha, alpha);
}`;

const STEPS = 120;

/** Starts the moonlit swell on a canvas: null without hardware WebGL, where the still is better. */
export function start(canvas: HTMLCanvasElement, { seed }: { seed: number }): Scene | null {
  const gl = canvas.getContext("webgl", {
    alpha: false,
    antialias: false,
    depth: false,
    failIfMajorPerformanceCaveat: true,
    powerPreference: "low-power",
  });
  if (!gl) return null;
  const sky = program(gl, SKY_VERTEX, SKY_FRAGMENT);
  const line = program(gl, LINE_VERTEX, LINE_FRAGMENT);
  if (!sky || !line) return null;
  const corners = buffer(gl, [-1, -1, 3, -1, -1, 3]);
  const ribbon = buffer(
    gl,
    Array.from({ length: STEPS + 1 }, (_, i) => (i * STAGE.width) / STEPS).flatMap((x) => [
      x,
      -1,
      x,
      1,
    ]),
  );
  const lines = swells(seed);
  let view: [number, number, number, number] = [1, 0, 0, 1];
  gl.enable(gl.BLEND);
  gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);

  return {
    resize(width, height, dpr) {
      canvas.width = Math.max(1, Math.round(width * dpr));
      canvas.height = Math.max(1, Math.round(height * dpr));
      const { scale, x, y } = cover(width, height);
      view = [scale * dpr, x * dpr, y * dpr, canvas.height];
      gl.viewport(0, 0, canvas.width, canvas.height);
    },
    frame(t, quality) {
      sky.use(corners, "corner");
      gl.uniform4fv(sky.uniform("view"), view);
      gl.drawArrays(gl.TRIANGLES, 0, 3);

      line.use(ribbon, "place");
      gl.uniform4fv(line.uniform("view"), view);
      gl.uniform2f(line.uniform("size"), canvas.width, canvas.height);
      gl.uniform1f(line.uniform("t"), t);
      lines.forEach((swell, k) => {
        // Every other line goes first, so that a thinner sea keeps its depth.
        const rank = k % 2 ? (LINES + k) >> 1 : k >> 1;
        const alpha = swell.alpha * presence(rank, LINES, quality);
        if (alpha === 0) return;
        gl.uniform1f(line.uniform("y"), swell.y);
        gl.uniform1f(line.uniform("width"), swell.width);
        gl.uniform4fv(line.uniform("longer"), swell.long);
        gl.uniform4fv(line.uniform("shorter"), swell.short);
        gl.uniform4f(line.uniform("ink"), ...swell.colour, alpha);
        gl.drawArrays(gl.TRIANGLE_STRIP, 0, 2 * (STEPS + 1));
      });
    },
    stop() {
      gl.getExtension("WEBGL_lose_context")?.loseContext();
    },
  };
}
