import { expect, test } from "vitest";
import { migrated, stored } from "../testing/migrated.ts";
import migration from "./index.ts";

test("takes the captions out of films, in blocks and in texts", async () => {
  const film = { _key: "a", _type: "video", link: "https://example.com/film.mp4" };
  const captioned = { ...film, captions: { _type: "file" } };
  const [page, article, service] = await migrated(migration, [
    stored("page", "page", { sections: [captioned] }),
    stored("article", "article", { body: [captioned, { _key: "b", _type: "block" }] }),
    stored("service", "service", { landing: { sections: [captioned] } }),
  ]);
  expect(page?.sections).toEqual([film]);
  expect(article?.body).toEqual([film, { _key: "b", _type: "block" }]);
  expect(service?.landing).toEqual({ sections: [film] });
});
