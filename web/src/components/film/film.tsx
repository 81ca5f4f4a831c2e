import { cleanAddress } from "@currawong/schemas/clean-address";
import { hostedFilm } from "@currawong/schemas/film";
import type { BlockOf } from "@/model/block";
import { pictureAttributes } from "../picture/picture-attributes";
import { HostedPlayer } from "./hosted-player";

/** What is shown of a film, in a block or in a text. */
export type Film = Pick<BlockOf<"video">, "heading" | "poster" | "address" | "transcript">;

/** A film in a file, which the browser plays once its link is followed. */
function FilmFile({ heading, poster, address }: Film) {
  const picture = pictureAttributes(poster, { ratio: 16 / 9, sizes: "92vw" });
  return (
    <a className="block" href={cleanAddress(address)}>
      {picture && <img className="h-auto w-full" {...picture} alt="" loading="lazy" />}
      Watch {heading ?? picture?.alt ?? "the film"}
    </a>
  );
}

/** A film that loads only its poster until it is played, with its transcript. */
export function FilmPlayer({ film }: { film: Film }) {
  const hosted = hostedFilm(cleanAddress(film.address));
  return (
    <>
      {hosted ? <HostedPlayer film={film} hosted={hosted} /> : <FilmFile {...film} />}
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
