/** The part of the screen, under the header, where a group counts as the one being read. */
const READING = "-25% 0px -70% 0px";

/**
 * Marks the group in view in the list of groups, and keeps its entry in view on a phone's strip.
 * @returns how to stop
 */
export function markGroup(catalogue: HTMLElement): () => void {
  const strip = catalogue.querySelector("nav ol");
  const mark = (id: string) => {
    for (const link of catalogue.querySelectorAll<HTMLAnchorElement>("nav ol a")) {
      const isCurrent = link.hash === `#${id}`;
      if (!isCurrent) link.removeAttribute("aria-current");
      else if (!link.ariaCurrent) {
        link.setAttribute("aria-current", "true");
        const entry = link.parentElement;
        if (entry && strip && strip.scrollWidth > strip.clientWidth) {
          strip.scrollTo({ left: entry.offsetLeft - entry.offsetWidth / 2 });
        }
      }
    }
  };
  const observer = new IntersectionObserver(
    (entries) => {
      const inView = entries.find(({ isIntersecting }) => isIntersecting);
      if (inView) mark(inView.target.id);
    },
    { rootMargin: READING },
  );
  for (const group of catalogue.querySelectorAll("section[id]:has(> article)")) {
    observer.observe(group);
  }
  return () => observer.disconnect();
}
