import { BackgroundPlayer } from "./background-player.tsx";
import type { BackgroundType } from "./scene.ts";

/**
 * An animated background that fills its nearest positioned ancestor, behind what follows it. The
 * still comes with the page; the moving scene fades in over it where and when it may run.
 */
export function Background({ type }: { type: BackgroundType }) {
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 -z-10 overflow-hidden bg-[#061114] print:hidden forced-colors:hidden"
    >
      <img
        src={`/backgrounds/${type}.svg`}
        alt=""
        decoding="async"
        className="absolute inset-0 size-full object-cover object-[80%_50%]"
      />
      <BackgroundPlayer type={type} />
      {/* On narrow screens text lies over the lit side too. */}
      <div className="absolute inset-0 bg-[#061114]/57 lg:hidden" />
    </div>
  );
}
