import { cleanAddress } from "@currawong/schemas/clean-address";
import { hostedFilm } from "@currawong/schemas/film";
import type { BlockOf } from "@/model/block";
import { pictureAttributes } from "../picture/picture-attributes";
import { HostedPlayer } from "./hosted-player";

const RATIO = 16 / 9;

/** What the player needs of a film, in a block or in a text. */
export type Film = Pick<
  BlockOf<"video">,
  "heading" | "poster" | "address" | "captions" | "transcript"
>;

/** A film in a file, of which only the poster is loaded until it is played. */
function FilePlayer({ heading, poster, address, captions }: Film) {
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

/** A film that loads only its poster until it is played, with its transcript. */
export function FilmPlayer({ film }: { film: Film }) {
  const hosted = hostedFilm(cleanAddress(film.address));
  return (
    <>
      {hosted ? <HostedPlayer film={film} hosted={hosted} /> : <FilePlayer {...film} />}
      <details className="mt-3">
        <summary>Transcript</summary>
        {film.transcript.split(/\n+/).map((paragraph) => (
          <p key={paragraph} className="mt-3 max-w-[40em]">
            {paragraph}
          </p>
        ))}
      </details>
    </>
  );
}
