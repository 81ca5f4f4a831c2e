import type { BackgroundType } from "./scene.ts";

/** What is in the scene's place is not React's. */
const NOT_OURS = {
  suppressHydrationWarning: true,
  dangerouslySetInnerHTML: { __html: "" },
} as const;

/**
 * An animated background that fills its nearest positioned ancestor, behind what follows it. The
 * still comes with the page; the moving scene fades in over it where and when it may run
 * (`player.ts`), and brings a button that stops it.
 */
export function Background({ type }: { type: BackgroundType }) {
  return (
    <>
      <div aria-hidden="true" className="background">
        <img src={`/backgrounds/${type}.svg`} alt="" decoding="async" />
        <div data-scene={type} {...NOT_OURS} />
      </div>
      <div className="background-stop" {...NOT_OURS} />
    </>
  );
}
