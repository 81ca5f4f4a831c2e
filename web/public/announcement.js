// Hides an announcement that this device's visitor has closed, and lets them close it. It runs while the page is
// parsed, before anything is shown, and only pages with an announcement load it
// (src/components/announcement/announcement.tsx).
{
  /** Revisions of announcements that were closed, the latest first. */
  const STORED_AS = "closed-announcements";
  const MOST = 20;
  const bar = document.getElementById("announcement");
  const button = bar.querySelector("button");
  const { revision } = bar.dataset;

  // Storage may be blocked, or hold anything.
  const readClosed = () => {
    try {
      const stored = JSON.parse(localStorage.getItem(STORED_AS));
      return Array.isArray(stored) ? stored : [];
    } catch {
      return [];
    }
  };
  const hideIfClosed = () => {
    if (readClosed().includes(revision)) bar.hidden = true;
  };
  const close = () => {
    bar.hidden = true;
    // The button that had the focus is gone: go on with what follows it.
    document.querySelector("header a")?.focus({ preventScroll: true });
    try {
      const closed = [revision, ...readClosed()].slice(0, MOST);
      localStorage.setItem(STORED_AS, JSON.stringify(closed));
    } catch {
      // It stays closed for as long as this page is shown.
    }
  };

  hideIfClosed();
  button.hidden = false;
  // On the window, which has it first: React stops a click in a part that it has not hydrated yet.
  addEventListener("click", ({ target }) => target === button && close(), { capture: true });
  // Closed in another tab, or on a page that was visited before going back to this one.
  addEventListener("storage", hideIfClosed);
  addEventListener("pageshow", hideIfClosed);
}
