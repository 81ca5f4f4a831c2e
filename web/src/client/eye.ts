/** How far the eye moves, in pixels: the ring has to stay within it. */
const REACH = 2;

/** Makes the eye in the header follow the pointer while the pointer is over the brand. */
export function lookAtPointer(): void {
  const brand = document.querySelector<HTMLElement>("header a");
  if (!brand || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  brand.addEventListener("pointermove", ({ offsetX, offsetY }) => {
    const move = (name: string, distance: number) =>
      brand.style.setProperty(name, `${Math.max(-REACH, Math.min(REACH, distance / 4))}px`);
    move("--look-x", offsetX - 12);
    move("--look-y", offsetY - brand.offsetHeight / 2);
  });
}
