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

/** Follows a catalogue, and marks the group in view in its list of groups. */
export function followGroups(catalogue: HTMLElement): void {
  const strip = catalogue.querySelector<HTMLElement>("nav ol");
  if (!strip) return;
  const observer = new IntersectionObserver(
    (entries) => {
      // The latest: a busy browser reports several moments at once.
      const inView = entries.findLast(({ isIntersecting }) => isIntersecting);
      if (inView) markGroup(strip, inView.target.id);
    },
    { rootMargin: READING },
  );
  for (const group of catalogue.querySelectorAll("section:has(> article)")) observer.observe(group);
}
