import { expect, test } from "vitest";
import { hostedFilm, isFilm, PLAYER_ORIGINS } from "./film.ts";

const YOUTUBE = "https://www.youtube-nocookie.com/embed/aB3_-678901?autoplay=1&rel=0";
const VIMEO = "https://player.vimeo.com/video/76979871?dnt=1&autoplay=1";

test.each([
  ["https://www.youtube.com/watch?v=aB3_-678901&list=x", YOUTUBE],
  ["https://youtu.be/aB3_-678901?t=90s", YOUTUBE],
  ["https://m.youtube.com/shorts/aB3_-678901", YOUTUBE],
  ["https://vimeo.com/76979871", VIMEO],
  ["https://vimeo.com/channels/staffpicks/76979871", VIMEO],
  ["https://vimeo.com/76979871/8272103f6e", `${VIMEO}&h=8272103f6e`],
  ["https://player.vimeo.com/video/76979871?h=8272103f6e", `${VIMEO}&h=8272103f6e`],
])("plays %s, as its page on the service does", (address, player) => {
  expect(hostedFilm(address)?.player).toBe(player);
  expect(PLAYER_ORIGINS).toContain(new URL(player).origin);
  expect(hostedFilm(hostedFilm(address)?.page ?? "")?.player).toBe(player);
});

test("knows a film from any other address", () => {
  expect(isFilm("https://vimeo.com/76979871")).toBe(true);
  expect(isFilm("https://example.com/film.MP4?download=1")).toBe(true);
  const others = ["https://example.com/film.mp4x", "film.mp4", "", "https://vimeo.com/about"];
  expect([...others, "https://www.youtube.com/@channel"].filter(isFilm)).toEqual([]);
});
