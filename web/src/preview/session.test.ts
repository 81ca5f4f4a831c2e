import { expect, it } from "vitest";
import { openSession, perspectiveFrom, sealSession } from "./session.ts";

const TOKEN = "a token that reads drafts";
const NOW = Date.parse("2026-11-21T00:00:00Z");
const session = { perspective: "drafts", expires: NOW / 1_000 + 60 };
const sealed = sealSession(session, TOKEN);

it("a session is the same after the browser sends it back", () => {
  const stack = { ...session, perspective: "rABC,drafts" };
  for (const one of [session, stack, { ...stack, link: "the-revision-of_a-link" }]) {
    const sent = encodeURIComponent(sealSession(one, TOKEN));
    expect(openSession(sent, TOKEN, NOW)).toEqual(one);
  }
});

it("a session that has ended, was changed, is another site’s or is none is refused", () => {
  expect(openSession(sealed, TOKEN, NOW + 60_000)).toBeUndefined();
  expect(openSession(sealed, "another token", NOW)).toBeUndefined();
  expect(openSession(sealed.replace("drafts", "published"), TOKEN, NOW)).toBeUndefined();
  expect(openSession(sealed.replace(/^\d/, "9"), TOKEN, NOW)).toBeUndefined();
  // Without the link that it is of, it would outlast it.
  const shared = sealSession({ ...session, link: "rev" }, TOKEN);
  expect(openSession(shared.replace(".rev", ""), TOKEN, NOW)).toBeUndefined();
  for (const value of [undefined, "", "..", `${sealed}x`, sealed.slice(0, -1)]) {
    expect(openSession(value, TOKEN, NOW), value).toBeUndefined();
  }
});

it("a session takes Sanity’s perspectives and no others", () => {
  expect(perspectiveFrom("published")).toBe("published");
  expect(perspectiveFrom("rABC,drafts")).toBe("rABC,drafts");
  for (const asked of [null, "", "raw", "a b", "x;y"])
    expect(perspectiveFrom(asked)).toBe("drafts");
});
