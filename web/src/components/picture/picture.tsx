import { type Framing, type PictureData, pictureAttributes } from "./picture-attributes.ts";
import { PictureFrame } from "./picture-frame.tsx";

type Props = Framing & { picture: PictureData; priority?: boolean; className?: string };

/** A picture of the Content Lake at exact sizes, over a placeholder of itself. */
export function Picture({ picture, ratio, sizes, ...frame }: Props) {
  const attributes = pictureAttributes(picture, { ratio, sizes });
  return attributes && <PictureFrame picture={attributes} {...frame} />;
}
