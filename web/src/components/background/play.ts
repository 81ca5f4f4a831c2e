import { readItem, saveItem } from "../../enquiries/storage.ts";
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

/** On narrower screens the text covers the whole scene, and nothing may move behind text. */
const MOTION_QUERY = "(prefers-reduced-motion: no-preference) and (width >= 64rem)";
/** Where motion begins and where it is full, as fractions of the element's width. */
const MOTION = { from: 0.62, full: 0.8 } as const;
/** The point of the stage, in fractions, that stays in place when the stage is cropped. */
const FOCUS = { x: 0.8, y: 0.5 } as const;

const FRAME_MS = 1000 / 30;
/** Longest step of scene time a frame may take, so that a hitch does not make the scene jump. */
const LONGEST_STEP_MS = 50;
/** Late frames, minus those on time, above which a device is too slow for the animation. */
const MAX_LATE_FRAMES = 20;

/**
 * Draws a scene inside `host`, seeded by the page's address, and animates it while it is in view and
 * the visitor allows motion. Hidden tabs get no animation frames.
 */
export async function play(host: HTMLElement, type: BackgroundType): Promise<void> {
  const module = await SCENES[type]().catch(() => null);
  const stillPen = addCanvas(host);
  const movingPen = addCanvas(host);
  if (!module || !stillPen || !movingPen) return;

  const scene = module.create(randomFor(location.pathname));
  const motionQuery = matchMedia(MOTION_QUERY);
  const button = stopButton(host.nextElementSibling, () => update());
  let isInView = false;
  let lateFrames = 0;
  let time = 0;
  let drawnAt = 0;
  let request = 0;
  let motion = (_x: number) => 1;
  let pen = movingPen;

  const fit = () => {
    const { clientWidth: width, clientHeight: height } = host;
    const scale = Math.max(width / STAGE.width, height / STAGE.height);
    const x = (width - STAGE.width * scale) * FOCUS.x;
    const y = (height - STAGE.height * scale) * FOCUS.y;
    const dpr = Math.min(devicePixelRatio, 1.5);
    // A still needs only one canvas.
    pen = motionQuery.matches ? movingPen : stillPen;
    movingPen.canvas.width = 0;
    for (const target of [stillPen, pen]) {
      target.canvas.width = Math.round(width * dpr);
      target.canvas.height = Math.round(height * dpr);
      target.setTransform(scale * dpr, 0, 0, scale * dpr, x * dpr, y * dpr);
    }
    const onStage = (share: number) => (share * width - x) / scale;
    // Narrow screens show the whole scene as a still.
    const from = width < 1024 ? 0 : MOTION.from;
    motion = (x) => smoothstep(onStage(from), onStage(from ? MOTION.full : 0.01), x);
    scene.still?.(stillPen);
    draw();
  };

  const draw = () => {
    if (pen === movingPen) pen.clearRect(0, 0, STAGE.width, STAGE.height);
    pen.globalAlpha = 1;
    scene.frame(pen, time, motion);
  };

  const tick = (now: number) => {
    request = requestAnimationFrame(tick);
    const interval = now - drawnAt;
    // Frame intervals vary by a millisecond or two.
    if (interval < FRAME_MS - 2) return;
    drawnAt = now;
    lateFrames = Math.max(0, lateFrames + (interval > 1.7 * FRAME_MS ? 1 : -1));
    if (lateFrames > MAX_LATE_FRAMES) return update();
    time += Math.min(interval, LONGEST_STEP_MS) / 1000;
    draw();
  };

  const update = () => {
    const isAnimated = motionQuery.matches && lateFrames <= MAX_LATE_FRAMES;
    button.show(isAnimated);
    cancelAnimationFrame(request);
    if (isAnimated && isInView && !button.isStopped()) request = requestAnimationFrame(tick);
  };

  motionQuery.addEventListener("change", () => {
    fit();
    update();
  });
  new ResizeObserver(fit).observe(host);
  stillPen.canvas.addEventListener("contextrestored", fit);
  new IntersectionObserver((entries) => {
    isInView = entries.at(-1)?.isIntersecting ?? false;
    update();
  }).observe(host);
}

/** Adds a canvas that fades in. */
function addCanvas(host: HTMLElement): Pen | null {
  const canvas = document.createElement("canvas");
  host.append(canvas);
  return canvas.getContext("2d");
}

/** Local storage key of the visitor's choice, which applies to all pages and later visits. */
const STOPPED_KEY = "backgrounds-stopped";

/**
 * A button that stops the animation: visitors must be able to stop anything that moves for more than
 * five seconds (WCAG 2.2, 2.2.2).
 * @param slot parent of the button while there is an animation to stop
 * @param onChange called when the visitor stops or restarts the animation
 */
function stopButton(slot: Element | null, onChange: () => void) {
  const button = document.createElement("button");
  button.type = "button";
  const isStopped = () => button.dataset.state === "stopped";
  const setStopped = (stopped: boolean) => {
    button.dataset.state = stopped ? "stopped" : "moving";
    button.ariaLabel = button.title = stopped ? "Play background" : "Pause background";
  };
  button.addEventListener("click", () => {
    setStopped(!isStopped());
    saveItem(() => localStorage, STOPPED_KEY, isStopped() || null);
    onChange();
  });
  setStopped(readItem(() => localStorage, STOPPED_KEY) !== null);
  return {
    isStopped,
    show(isShown: boolean) {
      if (!isShown) button.remove();
      else if (!button.isConnected) slot?.append(button);
    },
  };
}
