import type { BackgroundType } from "./scene.ts";

/** What is in the scene's place is not React's. */
const NOT_OURS = { __html: "" };

/**
 * An animated background that fills its nearest positioned ancestor, behind what follows it. The
 * still comes with the page; the moving scene fades in over it where and when it may run
 * (`player.ts`).
 */
export function Background({ type }: { type: BackgroundType }) {
  return (
    <div aria-hidden="true" className="background">
      <img src={`/backgrounds/${type}.svg`} alt="" decoding="async" />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: nothing, so that React lets it be. */}
      <div data-scene={type} suppressHydrationWarning dangerouslySetInnerHTML={NOT_OURS} />
    </div>
  );
}
