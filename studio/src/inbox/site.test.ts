import { expect, test, vi } from "vitest";
import { openSite } from "./site.ts";

test("a reply says what its writer had seen", async () => {
  const send = vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response("{}"));
  await openSite("https://site.example", "token").reply("1", "Yes", "7/8/9");
  expect(JSON.parse(String(send.mock.calls[0]?.[1]?.body))).toEqual({ text: "Yes", seen: "7/8/9" });
});
