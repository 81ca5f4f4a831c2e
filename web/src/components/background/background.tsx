import { BackgroundPlayer } from "./background-player.tsx";
import type { BackgroundType } from "./scene.ts";

/**
 * An animated background that fills its nearest positioned ancestor, behind what follows it. The
 * still comes with the page; the moving scene fades in over it where and when it may run.
 */
export function Background({ type }: { type: BackgroundType }) {
  return (
    <div aria-hidden="true" className="background">
      <img src={`/backgrounds/${type}.svg`} alt="" decoding="async" />
      <BackgroundPlayer type={type} />
    </div>
  );
}
