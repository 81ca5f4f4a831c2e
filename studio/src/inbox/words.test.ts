import { expect, it } from "vitest";
import { mailAddress } from "./words.ts";

it("encodes an email address that contains characters of an address bar", () => {
  const url = new URL(mailAddress("a?cc=b&c%d#e+f@visitor.example", "Your enquiry & more"));
  expect(decodeURIComponent(url.pathname)).toBe("a?cc=b&c%d#e+f@visitor.example");
  expect([...url.searchParams]).toEqual([["subject", "Your enquiry & more"]]);
});
