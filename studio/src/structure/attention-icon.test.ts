import { expect, test } from "vitest";
import { testClient } from "../../tests/test-lake.ts";
import { askForReview, sendBack } from "../review/reviews.ts";
import { ATTENTION_QUERY } from "./attention-icon.tsx";

const client = await testClient();
const countFor = (me: string) => client.fetch<number>(ATTENTION_QUERY, { me });

test("counts a review for who is asked, and for who asked once it is sent back", async () => {
  await client.create({ _id: "drafts.a", _type: "page" });
  const at = "2026-11-01T00:00:00Z";
  await askForReview(client, { id: "a", type: "page", by: "ann", at, reviewer: "bob" });
  expect([await countFor("ann"), await countFor("bob")]).toEqual([0, 1]);
  await sendBack(client, "a", { by: "bob", at, reason: "It is $499" });
  expect([await countFor("ann"), await countFor("bob")]).toEqual([1, 0]);
  await client.delete("drafts.a");
  expect(await countFor("ann")).toBe(0);
});
