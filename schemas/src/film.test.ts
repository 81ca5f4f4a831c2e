import { expect, test } from "vitest";
import { hostedFilm, isFilm, PLAYER_ORIGINS } from "./film.ts";

const YOUTUBE = "https://www.youtube-nocookie.com/embed/aB3_-678901?autoplay=1&rel=0";
const VIMEO = "https://player.vimeo.com/video/76979871?dnt=1&autoplay=1";

test.each([
  ["https://www.youtube.com/watch?v=aB3_-678901&list=x", YOUTUBE],
  ["https://youtu.be/aB3_-678901?t=90s", `${YOUTUBE}&start=90`],
  ["https://m.youtube.com/shorts/aB3_-678901", YOUTUBE],
  ["https://www.youtube.com/live/aB3_-678901?si=x", YOUTUBE],
  ["https://www.youtube-nocookie.com/embed/aB3_-678901?start=5", `${YOUTUBE}&start=5`],
  ["https://www.youtube.com/watch?time_continue=9&v=aB3_-678901", `${YOUTUBE}&start=9`],
  ["http://youtube-nocookie.com/embed/aB3_-678901", YOUTUBE],
  ["https://youtu.be/aB3_-678901?t=2m", `${YOUTUBE}&start=120`],
  ["https://youtu.be/aB3_-678901?t=10h", `${YOUTUBE}&start=36000`],
  ["https://vimeo.com/76979871", VIMEO],
  ["https://vimeo.com/76979871?h=82zz", VIMEO],
  ["https://vimeo.com/channels/staffpicks/76979871", VIMEO],
  ["https://vimeo.com/76979871/8272103f6e", `${VIMEO}&h=8272103f6e`],
  ["https://player.vimeo.com/video/76979871?h=8272103f6e", `${VIMEO}&h=8272103f6e`],
  ["https://music.youtube.com/watch?v=aB3_-678901&list=x", YOUTUBE],
  ["https://www.youtube.com/watch/aB3_-678901", YOUTUBE],
  ["https://youtube.com/v/aB3_-678901/", YOUTUBE],
  ["https://vimeo.com/groups/motion/videos/76979871", VIMEO],
  ["https://vimeo.com/showcase/3253534/video/76979871", VIMEO],
])("plays %s", (address, player) => {
  expect(hostedFilm(address)?.player).toBe(player);
  expect(PLAYER_ORIGINS).toContain(new URL(player).origin);
  // Its page on the service leads to the same film: an unlisted one has its key there too.
  expect(hostedFilm(hostedFilm(address)?.page ?? "")?.player).toBe(player);
});

test("plays nothing of a host that only looks like one of the two, and no other film than the one named", () => {
  for (const address of [
    ...["youtu.be", "youtube.com", "youtube-nocookie.com"].flatMap((host) => [
      `https://not${host}/embed/aB3_-678901`,
      `https://not${host}/aB3_-678901`,
      `https://${host}.example/embed/aB3_-678901`,
      `https://${host}.example/aB3_-678901`,
    ]),
    ...["https://notvimeo.com/76979871", "https://vimeo.com.example/76979871"],
    ...["https://example.com/76979871", "https://example.com/watch?v=aB3_-678901"],
    ...["https://www.youtube.com/watch/aB3_-678901/more", "xhttps://youtu.be/aB3_-678901"],
    ...["https://youtu.be/xaB3_-678901", "https://youtu.be/aB3_-678901x", "film.mp4"],
  ]) {
    expect(hostedFilm(address), address).toBeUndefined();
  }
});

test("knows a film from any other address", () => {
  expect(isFilm("https://vimeo.com/76979871")).toBe(true);
  expect(isFilm("https://youtube.com.example/film.mp4")).toBe(true);
  expect(isFilm("https://example.com/film.MP4?download=1")).toBe(true);
  for (const address of [
    ...["https://example.com/film", "https://example.com/film.mp4x"],
    "https://www.youtube.com/film.mp4",
    "https://www.youtube.com/@channel",
    "https://www.youtube.com/watch?v=short",
    "https://evil.example/youtube.com/watch?v=aB3_-678901",
    "https://vimeo.com/about",
    "https://vimeo.com/event/76979871",
    "https://vimeo.com/showcase/76979871",
    "https://vimeo.com/ondemand/film/76979871",
    "https://vimeo.com/user/76979871",
    "https://vimeo.com/76979871/settings",
    "https://www.youtube.com/embed/videoseries?list=PLx0sYbCqOb8TBPRdmBHs5Iftvv9TPboYG",
    "https://www.youtube.com/embed/live_stream?channel=x",
    "https://www.youtube.com/playlist?list=PLx0sYbCqOb8TBPRdmBHs5Iftvv9TPboYG",
    "https://www.youtube.com/clip/UgkxaB3_-678",
    "https://youtu.be/aB3_-678901/more",
    "ftp://youtu.be/aB3_-678901",
    "https://vimeo.com/event/film.mp4",
    "film.mp4",
    "https://example.com/76979871",
    "https://vimeo.com.example.com/76979871",
    "https://example.com/embed/aB3_-678901",
  ]) {
    expect(isFilm(address), address).toBe(false);
  }
});

const two = (value: number) => `${value}`.padStart(2, "0");

test("starts where the address says, in every notation and any place of it", () => {
  for (let seconds = 1; seconds < 30_000; seconds += 613) {
    const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
    const notations = [
      ...[`${seconds}`, `${seconds}s`, `${Math.floor(seconds / 60)}m${seconds % 60}s`],
      ...[`${hours}h${two(minutes)}m${two(seconds % 60)}s`, `${hours}H${minutes}M${seconds % 60}`],
    ];
    for (const time of notations) {
      for (const place of [`?t=${time}`, `?start=${time}`, `#t=${time}`, `?t=&start=${time}`]) {
        const { player, page } = hostedFilm(`https://youtu.be/aB3_-678901${place}`) ?? {};
        expect(player, place).toBe(`${YOUTUBE}&start=${seconds}`);
        expect(hostedFilm(page ?? "")?.player).toBe(player);
        expect(hostedFilm(`https://vimeo.com/76979871${place}`)?.player).toBe(
          `${VIMEO}#t=${seconds}s`,
        );
      }
    }
  }
  for (const time of ["now", "-5", "1m-3", "m", "1e3", ""]) {
    expect(hostedFilm(`https://youtu.be/aB3_-678901?t=${time}`)?.player).toBe(YOUTUBE);
  }
});

test("only the documented paths of a service are films, and a player's address holds no other text", () => {
  for (const first of [
    "event",
    "showcase",
    "album",
    "ondemand",
    "manage",
    "c",
    "user",
    "playlist",
  ]) {
    for (const rest of ["76979871", "aB3_-678901", "76979871/8272103f6e", "x/76979871"]) {
      expect(isFilm(`https://vimeo.com/${first}/${rest}`), `${first}/${rest}`).toBe(false);
      expect(isFilm(`https://www.youtube.com/${first}/${rest}`), `${first}/${rest}`).toBe(false);
    }
  }
  const odd = hostedFilm('https://vimeo.com/76979871?h=x"%26autoplay=0#t=<script>');
  expect(odd?.player).toBe(VIMEO);
});
