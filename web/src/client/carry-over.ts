/** What belongs together: a card, a line of a rate card, the docket or its total on a card. */
const ITEM = "article, li, form, p";

/** Where a link or the button of a form leads. */
const addressOf = (source: Element): string | undefined =>
  source instanceof HTMLAnchorElement ? source.href : source.closest("form")?.action;

/**
 * The price beside a link or button, or else the picture. By their tags: an attribute on each price would take the home
 * page over its size limit.
 */
function findPart(source: Element): HTMLElement | null | undefined {
  const item = source.closest(ITEM);
  return item?.querySelector("b") ?? item?.querySelector("img")?.parentElement;
}

/** Whether two addresses are of the same page. */
const isSamePage = (one = "", other = "") =>
  new URL(one, location.href).pathname === new URL(other, location.href).pathname;

/**
 * Lets the price or the picture beside a link become the one that the next page opens with. Only while the browser
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
    const isFollowed = source && isSamePage(addressOf(source), activation?.entry.url ?? "");
    const part = source && isFollowed ? findPart(source)?.style : null;
    const root = document.documentElement.style;
    // A name must be unique: this page's own opening gives it up.
    root.setProperty("--opening", "none");
    part?.setProperty("view-transition-name", "opening");
    const end = () => {
      root.removeProperty("--opening");
      part?.removeProperty("view-transition-name");
    };
    // A transition that the browser skips is no error: https://github.com/w3c/csswg-drafts/issues/13726
    // Afterwards, because the visitor may come back to this page as it was.
    void Promise.allSettled([viewTransition.ready, viewTransition.finished]).then(end);
  });
}
