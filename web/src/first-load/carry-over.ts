/** What belongs together: a card, a line of a rate card, the docket or its total on a card. */
const ITEM = "article, li, form, p";

/** Where a link or the button of a form leads. */
const addressOf = (source: Element | null | undefined): string | undefined =>
  source instanceof HTMLAnchorElement ? source.href : source?.closest("form")?.action;

/** The parts beside a link or button that the next page opens with, by the names that it gives them. */
function partsOf(source: Element): Record<string, HTMLElement | null | undefined> {
  const item = source.closest(ITEM);
  return { picture: item?.querySelector("img")?.parentElement, price: item?.querySelector("b") };
}

/** Whether two addresses are of the same page. */
const isSamePage = (one = "", other = "") =>
  new URL(one, location.href).pathname === new URL(other, location.href).pathname;

/**
 * Lets the picture or the price beside a link become the one that the next page opens with. Only while the browser
 * animates the navigation, which it does not if the visitor prefers reduced motion (`globals.css`).
 */
export function carryOver(): void {
  let source: Element | null = null;
  addEventListener(
    "click",
    ({ target }) => {
      source = target instanceof Element ? target.closest("a, button") : null;
    },
    true,
  );
  addEventListener("pageswap", ({ viewTransition, activation }) => {
    if (!viewTransition) return;
    const root = document.documentElement.style;
    // A name must be unique: this page's own opening gives it up.
    root.setProperty("--opening", "none");
    const isFollowed = source && isSamePage(addressOf(source), activation?.entry.url ?? "");
    const parts = source && isFollowed ? partsOf(source) : {};
    const setNames = (isStart: boolean) => {
      for (const [name, part] of Object.entries(parts)) {
        part?.style.setProperty("view-transition-name", isStart ? name : "");
      }
    };
    setNames(true);
    const end = () => {
      root.removeProperty("--opening");
      setNames(false);
    };
    // A transition that the browser skips is no error: https://github.com/w3c/csswg-drafts/issues/13726
    // Afterwards, because the visitor may come back to this page as it was.
    void Promise.allSettled([viewTransition.ready, viewTransition.finished]).then(end);
  });
}
