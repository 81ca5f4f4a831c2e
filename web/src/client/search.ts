import { refresh } from "./refresh.ts";
import { replaceEntry } from "./replace-entry.ts";

/** How long a visitor pauses before the server is asked. */
const PAUSE_MS = 250;

const FIELD = "form[data-search] [name=q]";

async function showResults(field: HTMLInputElement): Promise<void> {
  const words = field.value.trim();
  const address = words ? `/search?${new URLSearchParams({ q: words })}` : "/search";
  try {
    await refresh(address);
    replaceEntry(address);
  } catch {
    // The last results stay, and Enter asks by HTML.
  }
}

/** Has the results follow what is typed, but not while an input method composes text. */
export function start(): void {
  let pause: ReturnType<typeof setTimeout> | undefined;
  const onInput = (event: Event) => {
    const { target } = event;
    if (!(target instanceof HTMLInputElement) || !target.matches(FIELD)) return;
    clearTimeout(pause);
    if (event instanceof InputEvent && event.isComposing) return;
    pause = setTimeout(() => void showResults(target), PAUSE_MS);
  };
  addEventListener("input", onInput, { capture: true });
  addEventListener("compositionend", onInput, { capture: true });
  const field = document.querySelector<HTMLInputElement>(FIELD);
  // Typed before this script loaded.
  if (field && field.value.trim() !== field.defaultValue) void showResults(field);
}
