import { expect, it } from "vitest";
import { openSession, perspectiveFrom, sealSession } from "./session.ts";

const TOKEN = "a token that reads drafts";
const NOW = Date.parse("2026-11-21T00:00:00Z");
const session = { perspective: "drafts", expires: NOW / 1_000 + 60 };
const sealed = sealSession(session, TOKEN);

it("reads the same session from the cookie that the browser sends back", () => {
  const stack = { ...session, perspective: "rABC,drafts" };
  for (const original of [session, stack, { ...stack, link: "the-revision-of_a-link" }]) {
    const cookie = encodeURIComponent(sealSession(original, TOKEN));
    expect(openSession(cookie, TOKEN, NOW)).toEqual(original);
  }
});

it("rejects an expired, altered, foreign or malformed session", () => {
  expect(openSession(sealed, TOKEN, NOW + 60_000)).toBeUndefined();
  expect(openSession(sealed, "another token", NOW)).toBeUndefined();
  expect(openSession(sealed.replace("drafts", "published"), TOKEN, NOW)).toBeUndefined();
  expect(openSession(sealed.replace(/^\d/, "9"), TOKEN, NOW)).toBeUndefined();
  // Without its link, the session would outlive the link.
  const shared = sealSession({ ...session, link: "rev" }, TOKEN);
  expect(openSession(shared.replace(".rev", ""), TOKEN, NOW)).toBeUndefined();
  for (const value of [undefined, "", "..", `${sealed}x`, sealed.slice(0, -1)]) {
    expect(openSession(value, TOKEN, NOW), value).toBeUndefined();
  }
});

it("accepts only Sanity’s perspectives", () => {
  expect(perspectiveFrom("published")).toBe("published");
  expect(perspectiveFrom("rABC,drafts")).toBe("rABC,drafts");
  for (const invalid of [null, "", "raw", "a b", "x;y"])
    expect(perspectiveFrom(invalid)).toBe("drafts");
});
