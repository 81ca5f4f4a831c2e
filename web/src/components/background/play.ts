import { FrameMeter, LEVELS, modeFor, SHORTEST_FRAME } from "./policy.ts";
import { type BackgroundType, type Scene, type SceneModule, SEED } from "./scene.ts";
import { StopButton } from "./stop-button.ts";

const SCENES: Record<BackgroundType, () => Promise<SceneModule>> = {
  waves: () => import("./scenes/waves.ts"),
  birds: () => import("./scenes/birds.ts"),
  cells: () => import("./scenes/cells.ts"),
  net: () => import("./scenes/net.ts"),
};

const FADE = 1200;
/** Longest step of scene time (s) a frame may take, so that a hitch is not a leap. */
const LONGEST_STEP = 0.05;

/**
 * Plays a scene inside `host`, over the still behind it, whenever it may run.
 * @returns a function that stops it and frees everything
 */
export function play(host: HTMLElement, type: BackgroundType): () => void {
  const player = new Player(host, type);
  return () => player.dispose();
}

class Player {
  readonly #host: HTMLElement;
  readonly #type: BackgroundType;
  readonly #ended = new AbortController();
  readonly #motion = matchMedia("(prefers-reduced-motion: reduce)");
  readonly #data = matchMedia("(prefers-reduced-data: reduce)");
  /** Narrower, the words lie over all of it, and nothing moves behind words. */
  readonly #room = matchMedia("(width >= 64rem)");
  readonly #stop: StopButton;
  readonly #view: IntersectionObserver;
  readonly #size: ResizeObserver;
  readonly #meter = new FrameMeter();
  #module: Promise<SceneModule> | null = null;
  #canvas: HTMLCanvasElement | null = null;
  #scene: Scene | null = null;
  #inView = false;
  #level = 0;
  #quality = 1;
  #sized = false;
  #time = 0;
  /** When the last animation frame came, and when the scene was last drawn (ms). */
  #called = 0;
  #drawn = 0;
  #request = 0;

  constructor(host: HTMLElement, type: BackgroundType) {
    this.#host = host;
    this.#type = type;
    const { signal } = this.#ended;
    const update = () => this.#update();
    this.#motion.addEventListener("change", update, { signal });
    this.#data.addEventListener("change", update, { signal });
    this.#room.addEventListener("change", update, { signal });
    document.addEventListener("visibilitychange", update, { signal });
    this.#stop = new StopButton(host, update);
    this.#view = new IntersectionObserver((entries) => {
      this.#inView = entries.at(-1)?.isIntersecting ?? false;
      update();
    });
    this.#view.observe(host);
    // Sized and drawn in the observer's own turn, before the browser paints: no empty frame.
    this.#size = new ResizeObserver(() => this.#fit());
    this.#size.observe(host);
  }

  dispose() {
    this.#ended.abort();
    this.#view.disconnect();
    this.#size.disconnect();
    this.#stop.show(false);
    this.#drop();
  }

  #mode() {
    return modeFor({
      reducedMotion: this.#motion.matches,
      reducedData: this.#data.matches,
      hasRoom: this.#room.matches,
      inView: this.#inView,
      visibleTab: document.visibilityState === "visible",
      stopped: this.#stop.pressed,
    });
  }

  #update() {
    const mode = this.#mode();
    this.#stop.show(mode !== "still" && this.#level < LEVELS.length);
    if (mode === "live") void this.#live();
    else cancelAnimationFrame(this.#request);
    if (mode === "still") this.#fadeOut();
  }

  async #live() {
    if (this.#level >= LEVELS.length || this.#ended.signal.aborted) return;
    if (!this.#scene) {
      this.#module ??= SCENES[this.#type]();
      // If the chunk does not load, the still image stays.
      const module = await this.#module.catch(() => null);
      if (!module || this.#scene || this.#ended.signal.aborted || this.#mode() !== "live") return;
      this.#begin(module);
    }
    this.#meter.reset();
    this.#called = 0;
    cancelAnimationFrame(this.#request);
    this.#request = requestAnimationFrame((now) => this.#tick(now));
  }

  #begin(module: SceneModule) {
    const canvas = document.createElement("canvas");
    canvas.className = "waiting";
    this.#scene = module.start(canvas, { seed: SEED });
    if (!this.#scene) {
      this.#level = LEVELS.length;
      this.#stop.show(false);
      return;
    }
    this.#canvas = canvas;
    this.#time = 0;
    this.#sized = false;
    this.#host.append(canvas);
    // Begun again on a new canvas, from the still, and asking less of the device than before.
    canvas.addEventListener("contextlost", () => {
      if (this.#canvas !== canvas) return;
      this.#drop();
      this.#level += 1;
      this.#update();
    });
  }

  #fit() {
    const level = LEVELS[this.#level];
    if (!this.#scene || !level) return;
    const { clientWidth, clientHeight } = this.#host;
    this.#scene.resize(clientWidth, clientHeight, Math.min(devicePixelRatio, level.dpr));
    this.#sized = true;
    if (this.#time > 0) this.#scene.frame(this.#time, this.#quality);
  }

  #tick(now: number) {
    const level = LEVELS[this.#level];
    if (!this.#scene || !level) return;
    this.#request = requestAnimationFrame((later) => this.#tick(later));
    // Start, size and first drawing take a frame each, so that no task is long.
    if (!this.#sized) return this.#fit();
    if (this.#time > 0) this.#canvas?.classList.remove("waiting");
    if (this.#called && this.#meter.tooSlow(now - this.#called)) this.#stepDown();
    this.#called = now;
    const interval = now - this.#drawn;
    if (interval < SHORTEST_FRAME) return;
    this.#drawn = now;
    const step = Math.min(interval / 1000, LONGEST_STEP);
    this.#time += step;
    // Elements leave over about a second, never at once.
    this.#quality = Math.max(level.quality, this.#quality - step * 0.3);
    this.#scene?.frame(this.#time, this.#quality);
  }

  #stepDown() {
    this.#level += 1;
    if (this.#level < LEVELS.length) return this.#fit();
    this.#stop.show(false);
    this.#fadeOut();
  }

  #fadeOut() {
    cancelAnimationFrame(this.#request);
    const canvas = this.#canvas;
    if (!canvas) return;
    const scene = this.#scene;
    this.#canvas = this.#scene = null;
    canvas.classList.add("waiting");
    const free = () => release(canvas, scene);
    const timer = setTimeout(free, FADE);
    this.#ended.signal.addEventListener("abort", () => {
      clearTimeout(timer);
      free();
    });
  }

  #drop() {
    cancelAnimationFrame(this.#request);
    if (this.#canvas) release(this.#canvas, this.#scene);
    this.#canvas = this.#scene = null;
  }
}

function release(canvas: HTMLCanvasElement, scene: Scene | null) {
  canvas.remove();
  scene?.stop();
}
