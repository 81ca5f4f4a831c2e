import { cleanAddress } from "@currawong/schemas/clean-address";
import { type HostedFilm, hostedFilm } from "@currawong/schemas/film";
import type { BlockOf } from "@/model/block";
import { pictureAttributes } from "../picture/picture-attributes";

/** What is shown of a film, in a block or in a text. */
type Film = Pick<BlockOf<"video">, "heading" | "poster" | "address" | "transcript">;

/** As the frame below, whose class the stylesheet has already. */
const RATIO = 8 / 5;

const escapeHtml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/**
 * The frame's first document: the poster as a link to the player, which then replaces it. It needs no script, and
 * presentation attributes instead of styles, which the Content Security Policy allows only from files. The player
 * refuses to play without a referrer.
 */
const posterDocument = (player: string, name: string, poster: string) =>
  `<!doctype html><html lang="en-AU"><title>${escapeHtml(name)}</title><body topmargin="0" leftmargin="0"><a href="${escapeHtml(player)}" referrerpolicy="strict-origin-when-cross-origin" aria-label="Play: ${escapeHtml(name)}"><svg viewBox="0 0 16 10" width="100%" display="block"><image href="${escapeHtml(poster)}" width="16" height="10" preserveAspectRatio="xMidYMid slice"/><circle cx="8" cy="5" r="1.1" fill="#05090a"/><path d="M7.65 4.4v1.2l1-.6z" fill="#f9cc27"/></svg></a>`;

/** A film on YouTube or Vimeo. Nothing is loaded from there until a visitor presses play. */
function HostedPlayer({ heading, poster, hosted }: Film & { hosted: HostedFilm }) {
  const picture = pictureAttributes(poster, { ratio: RATIO, sizes: "92vw" });
  const name = heading ?? picture?.alt ?? "Film";
  return (
    <>
      <iframe
        className="aspect-[1.6] w-full"
        title={name}
        loading="lazy"
        allow="autoplay; fullscreen; picture-in-picture; encrypted-media"
        srcDoc={posterDocument(hosted.player, name, picture?.src ?? "")}
      />
      <p className="mt-3">
        Plays from {hosted.host} once you press play.{" "}
        <a href={hosted.page} rel="noopener">
          Watch it on {hosted.host}
        </a>
      </p>
    </>
  );
}

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
      {hosted ? <HostedPlayer {...film} hosted={hosted} /> : <FilmFile {...film} />}
      <details className="mt-3">
        <summary className="[list-style:revert]">Transcript</summary>
        {film.transcript.split(/\n+/).map((paragraph) => (
          <p key={paragraph} className="mt-3 max-w-[40em]">
            {paragraph}
          </p>
        ))}
      </details>
    </>
  );
}
