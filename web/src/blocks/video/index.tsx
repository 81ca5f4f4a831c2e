import { pictureAttributes } from "@/components/picture/picture-attributes";
import { defineBlock } from "../define-block";

const RATIO = 16 / 9;

/** A video that loads only its poster until it is played. */
export const video = defineBlock("video", {
  section: "stacked",
  View: ({ block: { heading, poster, address, captions, transcript } }) => {
    const picture = pictureAttributes(poster, { ratio: RATIO, sizes: "92vw" });
    return (
      <>
        {/* biome-ignore lint/a11y/useMediaCaption: video without speech has none; each has a transcript. */}
        <video
          className="h-auto w-full"
          width={1280}
          height={1280 / RATIO}
          controls
          playsInline
          preload="none"
          poster={picture?.src}
          aria-label={heading ?? picture?.alt}
          crossOrigin={captions ? "anonymous" : undefined}
        >
          {address && <source src={address} />}
          {captions && (
            <track kind="captions" src={captions} srcLang="en" label="English" default />
          )}
        </video>
        <details className="mt-3">
          <summary>Transcript</summary>
          {transcript.split(/\n+/).map((paragraph) => (
            <p key={paragraph} className="mt-3 max-w-[40em]">
              {paragraph}
            </p>
          ))}
        </details>
      </>
    );
  },
});
