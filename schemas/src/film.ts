import getVideoId from "get-video-id";

/** A film that a service plays in a frame. */
export type HostedFilm = {
  host: "YouTube" | "Vimeo";
  /** The service's player that sets no cookies to track visitors. It starts at once. */
  player: string;
  /** Its page on the service. */
  page: string;
};

/** The hosts of the players, for the Content Security Policy. */
export const PLAYER_ORIGINS = ["https://www.youtube-nocookie.com", "https://player.vimeo.com"];

/** The key of an unlisted film on Vimeo, which the library leaves out. */
const VIMEO_KEY = /(?:vimeo\.com\/\d+\/|[?&]h=)([\da-f]+)/i;

/** The film on YouTube or Vimeo that an address leads to; undefined for any other address. */
export function hostedFilm(address: string): HostedFilm | undefined {
  const { id, service } = getVideoId(address);
  if (!id) return undefined;
  if (service === "youtube") {
    return {
      host: "YouTube",
      player: `https://www.youtube-nocookie.com/embed/${encodeURIComponent(id)}?autoplay=1&rel=0`,
      page: `https://www.youtube.com/watch?v=${encodeURIComponent(id)}`,
    };
  }
  if (service !== "vimeo") return undefined;
  const [, key] = VIMEO_KEY.exec(address) ?? [];
  return {
    host: "Vimeo",
    player: `https://player.vimeo.com/video/${id}?dnt=1&autoplay=1${key ? `&h=${key}` : ""}`,
    page: `https://vimeo.com/${id}${key ? `/${key}` : ""}`,
  };
}

/** Whether an address is that of a film: a file that browsers play, or a page on YouTube or Vimeo. */
export const isFilm = (address: string): boolean =>
  hostedFilm(address) !== undefined || /\.(?:mp4|webm)$/i.test(URL.parse(address)?.pathname ?? "");
