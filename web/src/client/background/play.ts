import { onAnyClick } from "../on-any-click.ts";
import { readItem, saveItem } from "../storage.ts";
import { type BackgroundMessage, DRAWN, TOO_SLOW } from "./messages.ts";
import type { BackgroundType } from "./scene.ts";

/** The address of `draw.worker.ts`, which is bundled first (`server/build/client.ts`); other hosts have none. */
declare const BACKGROUND_WORKER: string | undefined;

/** On narrower screens the text covers the whole scene, and nothing may move behind text. */
const MOTION_QUERY = "(prefers-reduced-motion: no-preference) and (width >= 64rem)";

/**
 * Has a worker draw a scene inside `host`, seeded by the page's address, and animate it while it is in view and
 * the visitor allows motion: the page's own thread stays free. Hidden tabs get no animation frames. Where a
 * worker cannot draw, the CSS sky remains.
 * @param isStill whether the scene may not move, whatever the visitor allows
 */
export function play(host: HTMLElement, type: BackgroundType, isStill: boolean): void {
  if (typeof BACKGROUND_WORKER === "undefined") return;
  if (!HTMLCanvasElement.prototype.transferControlToOffscreen) return;
  const worker = new Worker(BACKGROUND_WORKER, { type: "module" });
  const send = (message: BackgroundMessage, transfer: Transferable[] = []) =>
    worker.postMessage(message, transfer);
  const element = document.createElement("canvas");
  // Before it is in the page, whose styles the browser would otherwise compute at once.
  const canvas = element.transferControlToOffscreen();
  // Before anything is drawn: older versions of Safari lose what is drawn on a canvas outside the page.
  host.append(element);
  send({ type: "create", scene: type, seed: location.pathname, canvas }, [canvas]);

  const motionQuery = matchMedia(MOTION_QUERY);
  const button = stopButton(host.nextElementSibling, () => update());
  let isInView = false;
  let isTooSlow = isStill;

  const resize = () => {
    const { clientWidth: width, clientHeight: height } = host;
    const pixelRatio = Math.min(devicePixelRatio, 1.5);
    // Nothing can be drawn while the element is hidden, as in print.
    if (width > 0 && height > 0) send({ type: "resize", width, height, pixelRatio });
  };
  const update = () => {
    const mayMove = motionQuery.matches && !isTooSlow;
    button.show(mayMove);
    send({ type: "animate", isOn: mayMove && isInView && !button.isStopped() });
  };

  worker.addEventListener("message", ({ data }) => {
    if (data === DRAWN) element.dataset.drawn = "";
    isTooSlow ||= data === TOO_SLOW;
    update();
  });
  motionQuery.addEventListener("change", update);
  new ResizeObserver(resize).observe(host);
  new IntersectionObserver((entries) => {
    isInView = entries.at(-1)?.isIntersecting ?? false;
    update();
  }).observe(host);
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
  onAnyClick((target) => {
    if (!button.contains(target)) return;
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
