import { expect, it } from "vitest";
import { chatUrl } from "./chat-url.ts";
import { telephone } from "./telephone.ts";

it.each([
  ["(02) 5550 1234", "+61255501234"],
  ["+61 491 570 006", "+61491570006"],
  ["+61 (0)2 5550 1234 ext. 5", "+61255501234"],
  ["0011 61 491 570 006", "+61491570006"],
  ["001 212 555 0123", "+12125550123"],
  ["1300 975 707", "1300975707"],
])("dials %s as %s, also in a chat link", (text, number) => {
  expect(telephone(text)).toBe(`tel:${number}`);
  expect(chatUrl(text, "Hi")).toBe(`https://wa.me/${number.replace("+", "")}?text=Hi`);
});
