import { expect, test } from "vitest";
import { testClient } from "../../tests/test-lake.ts";
import { askForReview, clearReview, readReviews, sendBack, stepFor } from "./reviews.ts";

const client = await testClient();

const review = (id: string, at: string) => ({ id, type: "page", by: "ann", at });

test("a request is listed with who asked and when, until its draft is gone or it is cleared", async () => {
  for (const id of ["a", "b"]) await client.create({ _id: `drafts.${id}`, _type: "page" });
  const [first, second] = [
    review("a", "2026-11-01T00:00:00Z"),
    review("b", "2026-11-02T00:00:00Z"),
  ];
  for (const one of [second, first, first]) await askForReview(client, one);
  expect(await readReviews(client)).toMatchObject([first, second]);
  await clearReview(client, "a");
  await clearReview(client, "a");
  expect(await readReviews(client)).toMatchObject([second]);
  await client.delete("drafts.b");
  expect(await readReviews(client)).toEqual([]);
});

test("a request that was sent back says who did so and why, and asking again replaces that", async () => {
  await client.create({ _id: "drafts.c", _type: "page" });
  const asked = { ...review("c", "2026-11-03T00:00:00Z"), reviewer: "bob", note: "The price" };
  const sentBack = { by: "bob", at: "2026-11-04T00:00:00Z", reason: "It is $499" };
  await askForReview(client, asked);
  await sendBack(client, "c", sentBack);
  expect(await readReviews(client)).toEqual([{ ...asked, sentBack }]);
  await askForReview(client, asked);
  expect(await readReviews(client)).toEqual([{ ...asked, sentBack: null }]);
  await clearReview(client, "c");
  await expect(sendBack(client, "c", sentBack)).rejects.toThrow();
});

test("only who may publish sends back, and only who asked withdraws", () => {
  const asked = review("a", "2026-11-01T00:00:00Z");
  expect(stepFor(asked, "ann", false)).toBe("Withdraw from review");
  expect(stepFor(asked, "bob", true)).toBe("Send back");
  expect(stepFor(asked, "cy", false)).toBe("Waits for review");
  const sentBack = { by: "bob", at: asked.at, reason: "It is $499" };
  expect(stepFor({ ...asked, sentBack }, "ann", false)).toBe("Ask for review");
});
