import { expect, test } from "vitest";
import { testClient } from "../../tests/test-lake.ts";
import { askForReview, clearReview, readReviews } from "./reviews.ts";

const client = await testClient();

const review = (id: string, at: string) => ({ id, type: "page", by: "ann", at });

test("a request is listed with who asked and when, until its draft is gone or it is cleared", async () => {
  for (const id of ["a", "b"]) await client.create({ _id: `drafts.${id}`, _type: "page" });
  const [first, second] = [
    review("a", "2026-11-01T00:00:00Z"),
    review("b", "2026-11-02T00:00:00Z"),
  ];
  for (const one of [second, first, first]) await askForReview(client, one);
  expect(await readReviews(client)).toEqual([first, second]);
  await clearReview(client, "a");
  await clearReview(client, "a");
  expect(await readReviews(client)).toEqual([second]);
  await client.delete("drafts.b");
  expect(await readReviews(client)).toEqual([]);
});
