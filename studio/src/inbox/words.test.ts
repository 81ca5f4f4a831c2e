import { expect, it } from "vitest";
import { isOfSite, mailAddress } from "./words.ts";

it("encodes an email address that contains characters of an address bar", () => {
  const url = new URL(mailAddress("a?cc=b&c%d#e+f@visitor.example", "Your enquiry & more"));
  expect(decodeURIComponent(url.pathname)).toBe("a?cc=b&c%d#e+f@visitor.example");
  expect([...url.searchParams]).toEqual([["subject", "Your enquiry & more"]]);
});

it("links a quote's address only where it is the site's", () => {
  const site = "https://currawong.example";
  expect(isOfSite(`${site}/quote?line=a`, site)).toBe(true);
  for (const text of ["https://currawong.example.evil.example/quote", "javascript:alert(1)", "–"])
    expect(isOfSite(text, site)).toBe(false);
});
