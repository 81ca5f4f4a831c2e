import { expect, test } from "vitest";
import { failureText } from "./command.ts";

test("names a host that does not respond, however deeply the cause is nested", () => {
  const refused = Object.assign(new Error("connect ECONNREFUSED"), {
    code: "ECONNREFUSED",
    address: "127.0.0.1",
    port: 3010,
  });
  const failed = new TypeError("fetch failed", { cause: refused });
  for (const error of [failed, new Error("fetch failed", { cause: failed })]) {
    expect(failureText(error)).toMatch(/^Nothing answers at 127\.0\.0\.1:3010\. Start the lake/);
  }
});

test("other errors keep their message", () => {
  expect(failureText(new Error("No field.", { cause: new Error("inner") }))).toBe("No field.");
  expect(failureText("text")).toBe("text");
});
