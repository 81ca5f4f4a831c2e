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
    remember(isStopped());
    onChange();
  });
  setStopped(isRemembered());
  return {
    isStopped,
    show(isShown: boolean) {
      if (!isShown) button.remove();
      else if (!button.isConnected) slot?.append(button);
    },
  };
}

function isRemembered(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false; // Storage is blocked.
  }
}

function remember(isStopped: boolean): void {
  try {
    if (isStopped) localStorage.setItem(KEY, "");
    else localStorage.removeItem(KEY);
  } catch {
    // Storage is blocked: the choice lasts for this page.
  }
}
