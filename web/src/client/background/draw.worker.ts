import { type BackgroundMessage, DRAWN, TOO_SLOW } from "./messages.ts";
import {
  type BackgroundType,
  type Pen,
  type Random,
  randomFor,
  type Scene,
  STAGE,
  smoothstep,
} from "./scene.ts";

const SCENES: Record<BackgroundType, () => Promise<{ create(random: Random): Scene }>> = {
  waves: () => import("./scenes/waves.ts"),
  birds: () => import("./scenes/birds.ts"),
  cells: () => import("./scenes/cells.ts"),
  net: () => import("./scenes/net.ts"),
};

/** Where motion begins and where it is full, as fractions of the element's width. */
const MOTION = { from: 0.62, full: 0.8 } as const;
/** Where the header and the button that stops the scene end, in CSS pixels. */
const HEADER = 110;
/** The point of the stage, in fractions, that stays in place when the stage is cropped. */
const FOCUS = { x: 0.8, y: 0.5 } as const;

const FRAME_MS = 1000 / 30;
/** Longest step of scene time a frame may take, so that a hitch does not make the scene jump. */
const LONGEST_STEP_MS = 50;
/** Late frames, minus those on time, above which a device is too slow for the animation. */
const MAX_LATE_FRAMES = 8;

type Create = Extract<BackgroundMessage, { type: "create" }>;
type Size = Extract<BackgroundMessage, { type: "resize" }>;

/** Draws a scene: its still parts once per size, under its moving parts in each frame. */
function createDrawing(scene: Scene, pen: Pen, stillPen: Pen) {
  let time = 0;
  let drawnAt = 0;
  let lateFrames = 0;
  let request = 0;
  let motion: Parameters<Scene["frame"]>[2] = () => 1;

  const draw = () => {
    pen.clearRect(0, 0, STAGE.width, STAGE.height);
    pen.globalAlpha = 1;
    if (scene.still) {
      pen.save();
      pen.resetTransform();
      pen.drawImage(stillPen.canvas, 0, 0);
      pen.restore();
    }
    scene.frame(pen, time, motion);
  };

  const tick = (now: number) => {
    request = requestAnimationFrame(tick);
    const interval = now - drawnAt;
    // Frame intervals vary by a millisecond or two.
    if (interval < FRAME_MS - 2) return;
    drawnAt = now;
    lateFrames = Math.max(0, lateFrames + (interval > 1.7 * FRAME_MS ? 1 : -1));
    if (lateFrames > MAX_LATE_FRAMES) {
      cancelAnimationFrame(request);
      return postMessage(TOO_SLOW);
    }
    time += Math.min(interval, LONGEST_STEP_MS) / 1000;
    draw();
  };

  let size: Size | undefined;
  const resize = (newSize: Size) => {
    size = newSize;
    const { width, height, pixelRatio } = newSize;
    const scale = Math.max(width / STAGE.width, height / STAGE.height);
    const x = (width - STAGE.width * scale) * FOCUS.x;
    const y = (height - STAGE.height * scale) * FOCUS.y;
    const zoom = scale * pixelRatio;
    for (const target of [stillPen, pen]) {
      target.canvas.width = Math.round(width * pixelRatio);
      target.canvas.height = Math.round(height * pixelRatio);
      target.setTransform(zoom, 0, 0, zoom, x * pixelRatio, y * pixelRatio);
    }
    const onStage = (share: number) => (share * width - x) / scale;
    // Narrow screens show the whole scene as a still.
    const from = width < 1024 ? 0 : MOTION.from;
    const top = (HEADER - y) / scale;
    motion = (at, height = STAGE.height) =>
      smoothstep(onStage(from), onStage(from ? MOTION.full : 0.01), at) *
      smoothstep(top, top + 60, height);
    scene.still?.(stillPen);
    draw();
    postMessage(DRAWN);
  };
  for (const { canvas } of [stillPen, pen]) {
    canvas.addEventListener("contextrestored", () => size && resize(size));
  }

  return {
    resize,
    animate(isOn: boolean) {
      cancelAnimationFrame(request);
      if (isOn) request = requestAnimationFrame(tick);
    },
  };
}

let drawing: Promise<ReturnType<typeof createDrawing> | undefined> | undefined;

async function create({ scene, seed, canvas }: Create) {
  // If the script fails to load, the CSS sky remains.
  const module = await SCENES[scene]().catch(() => null);
  const pen = canvas.getContext("2d");
  const stillPen = new OffscreenCanvas(0, 0).getContext("2d");
  if (module && pen && stillPen) {
    return createDrawing(module.create(randomFor(seed)), pen, stillPen);
  }
}

addEventListener("message", async ({ data }: MessageEvent<BackgroundMessage>) => {
  if (data.type === "create") drawing = create(data);
  // Messages that arrive while the scene's module loads are carried out in their order.
  const current = await drawing;
  if (data.type === "resize") current?.resize(data);
  if (data.type === "animate") current?.animate(data.isOn);
});
