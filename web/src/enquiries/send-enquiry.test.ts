import { expect, test } from "vitest";
import { NOTHING_TYPED } from "./fields.ts";
import { sendEnquiry } from "./send-enquiry.ts";

// Nothing listens on port 1.
test.each(["http://127.0.0.1:1", ""])("a database at “%s” is unavailable", async (url) => {
  const evidence = { page: "/seo", idempotencyKey: "6a1f6d5c-0c0a-4c43-9d4e-1c6a3b1f0f11" };
  const database = { url, publishableKey: "sb_publishable_test" };
  const outcome = await sendEnquiry(database, NOTHING_TYPED, evidence);
  expect(outcome).toEqual({ status: "unavailable" });
});
