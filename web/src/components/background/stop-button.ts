import { readStored, store } from "../../enquiries/storage.ts";

/** Key of the visitor's choice in local storage, for all pages and later visits. */
const KEY = "backgrounds-stopped";

/**
 * A button that stops the animation: what moves by itself for more than five seconds can be stopped
 * (WCAG 2.2, 2.2.2).
 * @param slot where it is put while there is something to stop
 * @param onChange called when the visitor stops or restarts the animation
 */
export function stopButton(slot: Element | null, onChange: () => void) {
  const button = document.createElement("button");
  button.type = "button";
  const isStopped = () => button.dataset.state === "stopped";
  const setStopped = (stopped: boolean) => {
    button.dataset.state = stopped ? "stopped" : "moving";
    button.ariaLabel = button.title = stopped ? "Play background" : "Pause background";
  };
  button.addEventListener("click", () => {
    setStopped(!isStopped());
    store(() => localStorage, KEY, isStopped() || null);
    onChange();
  });
  setStopped(readStored(() => localStorage, KEY) !== null);
  return {
    isStopped,
    show(isShown: boolean) {
      if (!isShown) button.remove();
      else if (!button.isConnected) slot?.append(button);
    },
  };
}
