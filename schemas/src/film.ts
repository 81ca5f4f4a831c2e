/** A film that a service plays in a frame. */
export type HostedFilm = {
  host: "YouTube" | "Vimeo";
  /** The service's player that sets no cookies to track visitors. It starts at once. */
  player: string;
  /** Its page on the service. */
  page: string;
};

const YOUTUBE = /^(?:www\.|m\.)?(?:youtube(?:-nocookie)?\.com)$/;
const YOUTUBE_ID = /^[\w-]{11}$/;

function youTubeId({ hostname, pathname, searchParams }: URL): string | undefined {
  const [, first = "", second = ""] = pathname.split("/");
  if (hostname === "youtu.be") return first;
  if (!YOUTUBE.test(hostname)) return undefined;
  if (/^(?:embed|shorts|live)$/.test(first)) return second;
  return first === "watch" ? (searchParams.get("v") ?? undefined) : undefined;
}

/** The seconds in an address such as `?t=90s`. */
const startOf = ({ searchParams }: URL) =>
  /^\d+/.exec(searchParams.get("t") ?? searchParams.get("start") ?? "")?.[0];

function youTubeFilm(url: URL): HostedFilm | undefined {
  const id = youTubeId(url);
  if (!id || !YOUTUBE_ID.test(id)) return undefined;
  const start = startOf(url);
  return {
    host: "YouTube",
    player: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0${start ? `&start=${start}` : ""}`,
    page: `https://www.youtube.com/watch?v=${id}`,
  };
}

function vimeoFilm({ hostname, pathname, searchParams }: URL): HostedFilm | undefined {
  if (!/^(?:www\.|player\.)?vimeo\.com$/.test(hostname)) return undefined;
  // An unlisted film has a key after its number.
  const [, id, pathKey] = /\/(\d+)(?:\/(\w+))?\/?$/.exec(pathname) ?? [];
  if (!id) return undefined;
  const key = pathKey ?? searchParams.get("h");
  return {
    host: "Vimeo",
    player: `https://player.vimeo.com/video/${id}?dnt=1&autoplay=1${key ? `&h=${encodeURIComponent(key)}` : ""}`,
    page: `https://vimeo.com/${id}${key ? `/${encodeURIComponent(key)}` : ""}`,
  };
}

/** The hosts of the players, for the Content Security Policy. */
export const PLAYER_ORIGINS = ["https://www.youtube-nocookie.com", "https://player.vimeo.com"];

/** The film on YouTube or Vimeo that an address leads to; undefined for any other address. */
export function hostedFilm(address: string): HostedFilm | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  return youTubeFilm(url) ?? vimeoFilm(url);
}

/** Whether an address is that of a film: a file that browsers play, or a page on YouTube or Vimeo. */
export const isFilm = (address: string): boolean =>
  URL.canParse(address) &&
  (hostedFilm(address) !== undefined || /\.(?:mp4|webm)$/i.test(new URL(address).pathname));
