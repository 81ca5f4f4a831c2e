import { onPlainClick } from "./clicks.ts";

async function copy(link: HTMLAnchorElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(link.href);
  } catch {
    // Not allowed to copy: the address bar has it.
    location.assign(link.href);
    return;
  }
  link.textContent = link.dataset.copy ?? "";
  const status = link.parentElement?.querySelector<HTMLElement>("[role=status]");
  if (status) status.textContent = status.dataset.copied ?? "";
}

/** Copies the address of a link instead of following it, and says so. */
export const start = (): void => onPlainClick("a[data-copy]", copy);
