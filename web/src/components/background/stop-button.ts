/** Key of the visitor's choice in local storage, for all pages and later visits. */
const KEY = "backgrounds-stopped";

/** What moves by itself for more than five seconds can be stopped (WCAG 2.2, 2.2.2). */
export class StopButton {
  readonly #button: HTMLButtonElement;
  readonly #place: Element | null;

  /**
   * @param host where the scene is drawn; the button has a place of its own beside it
   * @param onChange called when the visitor stops the scene or has it go on
   */
  constructor(host: HTMLElement, onChange: () => void) {
    this.#place = host.closest(".background")?.nextElementSibling ?? null;
    this.#button = document.createElement("button");
    this.#button.type = "button";
    this.#button.addEventListener("click", () => {
      this.#press(!this.pressed);
      remember(this.pressed);
      onChange();
    });
    this.#press(remembered());
  }

  /** Whether the scene is to stand still. */
  get pressed(): boolean {
    return this.#button.dataset.state === "stopped";
  }

  /** Shows the button while there is something to stop. */
  show(shown: boolean): void {
    if (!shown) this.#button.remove();
    else if (!this.#button.isConnected) this.#place?.append(this.#button);
  }

  #press(stopped: boolean): void {
    this.#button.dataset.state = stopped ? "stopped" : "moving";
    this.#button.ariaLabel = stopped ? "Play background" : "Pause background";
    this.#button.title = this.#button.ariaLabel;
  }
}

function remembered(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false; // Storage is blocked.
  }
}

function remember(stopped: boolean): void {
  try {
    if (stopped) localStorage.setItem(KEY, "");
    else localStorage.removeItem(KEY);
  } catch {
    // Storage is blocked: the choice lasts for this page.
  }
}
