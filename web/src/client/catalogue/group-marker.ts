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

/** Marks the group in view in the catalogue's list of groups. */
export function followGroups(): void {
  const strip = document.querySelector<HTMLElement>("[data-catalogue] nav ol");
  if (!strip) return;
  const observer = new IntersectionObserver(
    (entries) => {
      // The latest: a busy browser reports several moments at once.
      const inView = entries.findLast(({ isIntersecting }) => isIntersecting);
      if (inView) markGroup(strip, inView.target.id);
    },
    { rootMargin: READING },
  );
  for (const group of document.querySelectorAll("[data-catalogue] section:has(> article)"))
    observer.observe(group);
}
