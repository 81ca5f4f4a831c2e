/**
 * Says that nothing can be loaded, where a link that loads in place is followed offline before the page's
 * scripts are here: the browser would replace the page with an error of its own.
 */
export function keepPageOffline(): void {
  // Where what React listens for has been handled already.
  window.addEventListener("click", (event) => {
    const { target } = event;
    const link = target instanceof Element && target.closest("a[data-in-place]");
    if (!link || navigator.onLine || event.defaultPrevented) return;
    event.preventDefault();
    const status = link.parentElement?.querySelector("[role=status]");
    if (status) status.textContent = "You’re offline. Reconnect and try again.";
  });
}
