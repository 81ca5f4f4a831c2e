import { withKeys } from "@currawong/content/keys";
import { axeProblems } from "../../../web/tests/page-checks.ts";
import { expect, test } from "../support/journey.ts";
import { lake } from "../support/lake.ts";
import { shows } from "../support/site.ts";

const SLUG = "a-film";
const FILM = "https://youtu.be/aB3_-678901";
const PLAYER = "https://www.youtube-nocookie.com/embed/aB3_-678901?autoplay=1&rel=0";

test("a film on YouTube shows its poster, and loads the player when it is played", async ({
  browser,
}) => {
  const asset = await lake.fetch<string>('*[_type == "sanity.imageAsset"][0]._id');
  await lake.create({
    _id: SLUG,
    _type: "page",
    title: "A page with a film",
    intro: "It has an opening and a film.",
    slug: { _type: "slug", current: SLUG },
    sections: withKeys([
      { _type: "hero" },
      {
        _type: "video",
        heading: "How we work",
        link: FILM,
        poster: { _type: "picture", asset: { _type: "reference", _ref: asset }, alt: "A desk." },
        transcript: "We draw a page.",
      },
    ]),
  });
  await shows(`/${SLUG}`, "https://www.youtube.com/watch?v=aB3_-678901");

  const visitor = await browser.newPage();
  const elsewhere: string[] = [];
  visitor.on("request", (request) => {
    if (!new URL(request.url()).hostname.includes("localhost")) elsewhere.push(request.url());
  });
  await visitor.route("https://www.youtube-nocookie.com/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<h1>It plays</h1>" }),
  );
  await visitor.goto(`/${SLUG}`);
  const frame = visitor.frameLocator("iframe");
  const play = frame.getByRole("link", { name: "Play: How we work" });
  await play.scrollIntoViewIfNeeded();
  await expect(play).toBeVisible();
  expect(await axeProblems(visitor)).toEqual([]);
  expect(elsewhere).toEqual([]);
  const request = visitor.waitForRequest(PLAYER);
  await play.press("Enter");
  // The player refuses to play without it.
  expect((await (await request).allHeaders()).referer).toMatch(/^http:\/\/localhost/);
  await expect(frame.getByRole("heading", { name: "It plays" })).toBeVisible();
  await visitor.close();
});
