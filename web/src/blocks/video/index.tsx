import { cleanAddress } from "@currawong/schemas/clean-address";
import { hostedFilm } from "@currawong/schemas/film";
import { pictureAttributes } from "@/components/picture/picture-attributes";
import type { BlockOf } from "@/model/block";
import { defineBlock } from "../define-block";
import { HostedPlayer } from "./hosted-player";

const RATIO = 16 / 9;

/** A film in a file, of which only the poster is loaded until it is played. */
function FilePlayer({ block }: { block: BlockOf<"video"> }) {
  const { heading, poster, address, captions } = block;
  const picture = pictureAttributes(poster, { ratio: RATIO, sizes: "92vw" });
  return (
    // biome-ignore lint/a11y/useMediaCaption: video without speech has none; each has a transcript.
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
      {address && <source src={cleanAddress(address)} />}
      {captions && <track kind="captions" src={captions} srcLang="en" label="English" default />}
    </video>
  );
}

/** A film that loads only its poster until it is played. */
export const video = defineBlock("video", {
  section: "stacked",
  View: ({ block }) => {
    const film = hostedFilm(cleanAddress(block.address));
    return (
      <>
        {film ? <HostedPlayer block={block} film={film} /> : <FilePlayer block={block} />}
        <details className="mt-3">
          <summary>Transcript</summary>
          {block.transcript.split(/\n+/).map((paragraph) => (
            <p key={paragraph} className="mt-3 max-w-[40em]">
              {paragraph}
            </p>
          ))}
        </details>
      </>
    );
  },
});
