import type { BackgroundType } from "@currawong/schemas/fields";

/**
 * An animated background that fills its nearest positioned ancestor, behind the content. The sky is
 * CSS; a script draws the scene over it, animates it where motion is allowed, and adds a button that
 * stops it (`client/background/player.ts`).
 */
export function Background({ type }: { type: BackgroundType }) {
  return (
    <>
      <div aria-hidden="true" className="background" data-scene={type} />
      <div className="background-stop" />
    </>
  );
}
