/** A film that a service plays in a frame. */
export type HostedFilm = {
  host: "YouTube" | "Vimeo";
  /** The service's player that sets no cookies to track visitors. It starts at once. */
  player: string;
  /** Its page on the service. */
  page: string;
};

const YOUTUBE = /^(?:(?:www|m|music)\.)?youtube\.com$|^(?:www\.)?youtube-nocookie\.com$/;
const YOUTUBE_ID = /^[\w-]{11}$/;
/** Has eleven characters like a film, but makes `embed` play a list. */
const NO_IDS = ["videoseries", "live_stream"];

/** The steps of a path, without empty ones at its end. */
function stepsOf({ pathname }: URL): string[] {
  const steps = pathname.split("/").slice(1);
  return steps.slice(0, steps.findLastIndex((step) => step !== "") + 1);
}

function youTubeId(url: URL): string | undefined {
  const [first = "", second, ...others] = stepsOf(url);
  if (/^(?:www\.)?youtu\.be$/.test(url.hostname)) return second === undefined ? first : undefined;
  if (!YOUTUBE.test(url.hostname) || others.length > 0) return undefined;
  if (/^(?:embed|shorts|live|v|e)$/.test(first)) return second;
  if (first !== "watch") return undefined;
  return second ?? url.searchParams.get("v") ?? undefined;
}

/** The seconds in an address that starts later: `t=90`, `start=90s`, `#t=1m30s`, `t=1h2m3s`. */
function startOf({ searchParams, hash }: URL): number {
  const inHash = new URLSearchParams(hash.slice(1));
  const names = ["t", "start", "time_continue"];
  const text = [...names.map((name) => searchParams.get(name)), inHash.get("t")].find(Boolean);
  const parts = /^(?:(\d{1,2})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/i.exec(text ?? "");
  const [hours = 0, minutes = 0, seconds = 0] =
    parts?.slice(1).map((part) => Number(part ?? 0)) ?? [];
  return hours * 3600 + minutes * 60 + seconds;
}

function youTubeFilm(url: URL): HostedFilm | undefined {
  const id = youTubeId(url);
  if (!id || !YOUTUBE_ID.test(id) || NO_IDS.includes(id)) return undefined;
  const start = startOf(url);
  return {
    host: "YouTube",
    player: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0${start ? `&start=${start}` : ""}`,
    page: `https://www.youtube.com/watch?v=${id}${start ? `&t=${start}s` : ""}`,
  };
}

/** The path of a film: its number, with a key if it is unlisted; or the number in a list that it is part of. */
const VIMEO_FILM =
  /^\/(?:(?:channels\/[\w-]+|groups\/[\w-]+\/videos|(?:album|showcase)\/\d+\/video|video)\/)?(\d+)(?:\/([\da-f]+))?\/?$/i;

function vimeoFilm(url: URL): HostedFilm | undefined {
  if (!/^(?:www\.|player\.)?vimeo\.com$/.test(url.hostname)) return undefined;
  const [, id, pathKey] = VIMEO_FILM.exec(url.pathname) ?? [];
  if (!id) return undefined;
  const key = pathKey ?? /^[\da-f]+$/i.exec(url.searchParams.get("h") ?? "")?.[0];
  const start = startOf(url);
  const at = start ? `#t=${start}s` : "";
  return {
    host: "Vimeo",
    player: `https://player.vimeo.com/video/${id}?dnt=1&autoplay=1${key ? `&h=${key}` : ""}${at}`,
    page: `https://vimeo.com/${id}${key ? `/${key}` : ""}${at}`,
  };
}

/** The hosts of the players, for the Content Security Policy. */
export const PLAYER_ORIGINS = ["https://www.youtube-nocookie.com", "https://player.vimeo.com"];

/** The film on YouTube or Vimeo that an address leads to; undefined for any other address. */
export function hostedFilm(address: string): HostedFilm | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  // Stryker disable next-line Regex: A protocol ends with its colon.
  return /^https?:$/.test(url.protocol) ? (youTubeFilm(url) ?? vimeoFilm(url)) : undefined;
}

/** Any other page of the two services: a list, an event or a channel, even if its path ends like a file's. */
const SERVICE = /(?:^|\.)(?:youtube(?:-nocookie)?\.com|youtu\.be|vimeo\.com)$/;

/** Whether an address is that of a film: a file that browsers play, or a page on YouTube or Vimeo. */
export function isFilm(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { hostname, pathname } = new URL(address);
  if (SERVICE.test(hostname)) return hostedFilm(address) !== undefined;
  return /\.(?:mp4|webm)$/i.test(pathname);
}
