/** Root margin of the band below the header where a group counts as the one being read. */
const READING = "-25% 0px -70% 0px";

/** Marks the current group in the list of groups and, in the strip on phones, scrolls its link into view. */
function markGroup(strip: HTMLElement, id: string): void {
  for (const link of strip.querySelectorAll("a")) {
    const isCurrent = link.hash === `#${id}`;
    if (!isCurrent) link.removeAttribute("aria-current");
    else if (!link.ariaCurrent) {
      link.setAttribute("aria-current", "true");
      const entry = link.parentElement;
      if (entry && strip.scrollWidth > strip.clientWidth) {
        strip.scrollTo({ left: entry.offsetLeft - entry.offsetWidth / 2 });
      }
    }
  }
}

/** Creates a function that marks the group in view, in a form that may have replaced the one before. */
export function createGroupMarker(): (form: HTMLFormElement) => void {
  let observed: HTMLFormElement | undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      const strip = observed?.parentElement?.querySelector<HTMLElement>("nav ol");
      // The latest: a busy browser reports several moments at once.
      const inView = entries.findLast(({ isIntersecting }) => isIntersecting);
      if (strip && inView) markGroup(strip, inView.target.id);
    },
    { rootMargin: READING },
  );
  return (form) => {
    if (form === observed) return;
    observed = form;
    observer.disconnect();
    for (const group of form.querySelectorAll("section:has(> article)")) observer.observe(group);
  };
}
