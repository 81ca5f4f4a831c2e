import type { PictureData } from "@/model/picture";
import { type Framing, pictureAttributes } from "./picture-attributes.ts";
import { PictureFrame } from "./picture-frame.tsx";

type Props = Framing & { picture: PictureData; className?: string };

/** A picture from the Content Lake at exact sizes, over a placeholder of itself. */
export function Picture({ picture, className, ...framing }: Props) {
  const attributes = pictureAttributes(picture, framing);
  return (
    attributes && (
      <PictureFrame picture={attributes} priority={framing.priority} className={className} />
    )
  );
}
