import { sayOffline } from "./offline.ts";
import { opensElsewhere } from "./opens-elsewhere.ts";
import { elementOf, type Part } from "./part.ts";

/** How long a visitor waits for a module before HTML does what they wanted. */
const LONGEST_WAIT_MS = 5_000;

type Starter = {
  /** Starts the module. Rejects if it cannot be loaded. */
  start: () => Promise<void>;
  isStarted: () => boolean;
  enhance: (element: HTMLElement) => void;
};

/** True while what was held is done: it passes all parts. */
let isPassing = false;

/** The element, or the one that an extension has put in its place. */
const current = <Kind extends HTMLElement>(element: Kind): Kind =>
  element.isConnected || !element.id
    ? element
    : ((document.getElementById(element.id) as Kind | null) ?? element); // A copy is of the same kind.

function submitAgain(form: HTMLFormElement, submitter: HTMLElement | null): void {
  const live = current(form);
  const button = submitter && current(submitter);
  const isItsButton = button instanceof HTMLButtonElement && button.form === live;
  live.requestSubmit(isItsButton ? button : null);
}

function pressAgain(target: EventTarget | null, event: KeyboardEvent): void {
  const { key, code, ctrlKey, metaKey, shiftKey, altKey } = event;
  const init = { key, code, ctrlKey, metaKey, shiftKey, altKey, bubbles: true, cancelable: true };
  const isThere = target instanceof Node && target.isConnected;
  (isThere ? target : document).dispatchEvent(new KeyboardEvent("keydown", init));
}

/** What an event asks for, as the element it is for and a function that does it again; undefined if it is not held. */
function heldAction({ hold = {} }: Part, event: Event): [EventTarget, () => void] | undefined {
  const { target } = event;
  if (event instanceof SubmitEvent && hold.submit && target instanceof HTMLFormElement) {
    return [target, () => submitAgain(target, event.submitter)];
  }
  if (event instanceof MouseEvent && hold.click && target instanceof Element) {
    const clicked = target.closest<HTMLElement>(hold.click);
    if (!clicked || event.button !== 0 || opensElsewhere(event)) return undefined;
    return [clicked, () => current(clicked).click()];
  }
  return undefined;
}

/**
 * Holds what a visitor presses or submits in a part whose module has not started yet, and does it once when it has; or
 * by HTML if the module cannot be loaded in time. What they type or tick stays in the page, where the module reads it.
 */
export function createHold(part: Part, { start, isStarted, enhance }: Starter): void {
  const held = new Map<EventTarget | Event, () => void>();
  const release = () => {
    const actions = [...held.values()];
    held.clear();
    isPassing = true;
    for (const act of actions) act();
    isPassing = false;
  };
  const releaseToHtml = (element: HTMLElement | null) => {
    if (sayOffline(element ?? undefined)) held.clear();
    else release();
  };
  const holdEvent = (
    event: Event,
    element: HTMLElement | null,
    target: EventTarget,
    act: () => void,
  ) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    const isFirst = held.size === 0;
    // Each tap on a stepper counts; a second one on anything else means the first.
    const isStepper = target instanceof Element && target.matches("[data-step]");
    held.set(isStepper ? event : target, act);
    if (!isFirst) return;
    const late = new Promise<void>((_, reject) => setTimeout(reject, LONGEST_WAIT_MS));
    Promise.race([start(), late]).then(release, () => releaseToHtml(element));
  };
  const onEvent = (event: Event) => {
    const element = elementOf(part, event.target);
    if (!element || isPassing) return;
    if (isStarted()) return enhance(element);
    const [target, act] = heldAction(part, event) ?? [];
    if (target && act) holdEvent(event, element, target, act);
  };
  const onKey = (event: KeyboardEvent) => {
    if (isPassing || isStarted() || event.repeat || !part.hold?.key?.(event)) return;
    const { target } = event;
    holdEvent(event, null, document, () => pressAgain(target, event));
  };
  addEventListener("click", onEvent, { capture: true });
  addEventListener("submit", onEvent, { capture: true });
  if (part.hold?.key) addEventListener("keydown", onKey, { capture: true });
}
