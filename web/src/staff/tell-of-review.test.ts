import { once } from "node:events";
import { createServer } from "node:http";
import { expect, it, vi } from "vitest";
import { portOf, startReceivers } from "../runtime/testing/receivers.ts";
import { reviewNoticeFrom, tellOfReview } from "./tell-of-review.ts";

const { received, environment } = await startReceivers();

it("tells the colleague who is asked for a review, at the address that Sanity has, and the webhook", async () => {
  const users = {
    bob: { displayName: "Bob", email: "bob@currawong.example" },
    ann: { displayName: "Ann" },
  };
  const lake = createServer((request, response) => {
    const id = request.url?.split("/").at(-1);
    response.end(JSON.stringify(Object.entries(users).find(([name]) => name === id)?.[1] ?? null));
  }).listen(0, "127.0.0.1");
  await once(lake, "listening");
  const sanity = { ...environment().sanity, apiHost: `http://127.0.0.1:${portOf(lake)}` };
  const notice = {
    id: "page",
    type: "page",
    title: "Prices",
    to: "bob",
    note: "Is it right?",
    isSentBack: false,
  };
  const logged = vi.spyOn(console, "error").mockReturnValue();
  const sender = { id: "ann", authorization: "Bearer token" };
  const tell = (change = {}) =>
    tellOfReview({ ...environment(), sanity }, { ...notice, ...change }, sender);
  expect(await tell()).toBe(true);
  expect(received.mailed[0]).toMatch(/^To: bob@currawong\.example\r$/m);
  expect(received.mailed[0]).toMatch(/^Subject: To review: Prices\r$/m);
  expect(received.mailed[0]).toContain("Ann asks you to review");
  expect(received.mailed[0]).toContain("https://studio.example/intent/edit/id=3Dpage;type=3Dpage/");
  expect(received.posted).toMatchObject([
    { isSigned: true, body: expect.stringContaining("review.requested") },
  ]);
  for (const to of ["", "nobody", "../bob", "a/bob"]) {
    await tell({ to, isSentBack: true });
    expect(received.mailed.at(-1)).toMatch(/^To: hello@currawong\.example\r$/m);
  }
  received.status = 500;
  expect(await tell()).toBe(true);
  expect(logged.mock.lastCall?.join()).toContain('"type":"review.requested","problem":"500"');
  received.takesMail = false;
  expect(await tell()).toBe(false);
  lake.close();
});

it("reads a notice of one document, each text within its limit", () => {
  const given = { id: "page", title: "Two\n\nlines" };
  const rest = { type: "", to: "", note: "", isSentBack: false };
  expect(reviewNoticeFrom(given)).toEqual({ ...given, title: "Two lines", ...rest });
  expect(reviewNoticeFrom({ ...given, note: "x".repeat(1_001), isSentBack: true })).toMatchObject({
    ...{ note: "x".repeat(1_000), isSentBack: true },
  });
  for (const missing of [{ id: "" }, { title: null }])
    expect(() => reviewNoticeFrom({ ...given, ...missing })).toThrow("Of which document?");
});
