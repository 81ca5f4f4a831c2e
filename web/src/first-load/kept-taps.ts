/** A link that scripts follow in place: what it leads to is added to the page. */
export const IN_PLACE = "a[data-in-place]";

/** How long a tap waits for the page's code before its link is followed. */
const LONGEST_WAIT_MS = 5_000;

const opensElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

/**
 * Keeps a tap on a link that scripts follow in place until they take it. Where none come in time,
 * the link leads where it leads.
 */
export function keepTaps(): void {
  let timer: ReturnType<typeof setInterval> | undefined;
  // After everybody else's: what they took is theirs.
  window.addEventListener("click", (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLElement>(IN_PLACE);
    if (!(link instanceof HTMLAnchorElement) || opensElsewhere(event)) return;
    if (event.defaultPrevented) return clearInterval(timer);
    event.preventDefault();
    if (!event.isTrusted) return;
    clearInterval(timer);
    link.ariaBusy = "true";
    const until = performance.now() + LONGEST_WAIT_MS;
    timer = setInterval(() => {
      link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
      if (performance.now() < until) return;
      clearInterval(timer);
      link.ariaBusy = null;
      // Without a network it would lead to the browser's own error page.
      fetch(link.href, { method: "HEAD" }).then(
        () => location.assign(link.href),
        () => {},
      );
    }, 50);
  });
}
