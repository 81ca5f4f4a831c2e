import type { BackgroundType } from "@currawong/schemas/fields";

/** Scripts fill these elements, so React leaves their content alone. */
const FILLED_BY_SCRIPT = {
  suppressHydrationWarning: true,
  dangerouslySetInnerHTML: { __html: "" },
} as const;

/**
 * An animated background that fills its nearest positioned ancestor, behind the content. The sky is
 * CSS; a script draws the scene over it, animates it where motion is allowed, and adds a button that
 * stops it (`client/background/player.ts`).
 */
export function Background({ type }: { type: BackgroundType }) {
  return (
    <>
      <div aria-hidden="true" className="background" data-scene={type} {...FILLED_BY_SCRIPT} />
      <div className="background-stop" {...FILLED_BY_SCRIPT} />
    </>
  );
}
