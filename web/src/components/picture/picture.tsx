import type { PictureData } from "@/model/picture";
import { classes } from "../classes.ts";
import { type Framing, pictureAttributes } from "./picture-attributes.ts";

type Props = Framing & { picture: PictureData; className?: string };

/** A picture from the Content Lake at exact sizes, fetched as it comes near unless it opens the page. */
export function Picture({ picture, className, ...framing }: Props) {
  const attributes = pictureAttributes(picture, framing);
  if (!attributes) return null;
  return (
    <span
      className={classes(
        "block overflow-hidden rounded bg-band [outline:1px_solid_light-dark(#0000,var(--color-rule))] -outline-offset-1",
        className,
      )}
    >
      <img className="size-full object-cover" {...attributes} alt={attributes.alt} />
    </span>
  );
}
