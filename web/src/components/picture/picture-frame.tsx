import type { PictureAttributes } from "./picture-attributes.ts";

type Props = {
  picture: PictureAttributes;
  /** The largest picture of the first screen: fetched first, never lazily. */
  priority?: boolean;
  className?: string;
};

/** A picture over a placeholder of itself. Needs no Content Lake, so the browser can draw it too. */
export function PictureFrame({ picture, priority = false, className = "" }: Props) {
  const { lqip, ...image } = picture;
  return (
    <span className={`picture ${className}`.trim()}>
      {lqip && <img className="lqip" src={lqip} alt="" aria-hidden="true" width={20} height={20} />}
      <img
        {...image}
        alt={image.alt}
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : undefined}
        decoding={priority ? undefined : "async"}
      />
    </span>
  );
}
