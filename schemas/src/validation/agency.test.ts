import { expect, test } from "vitest";
import {
  checkAbn,
  checkClosing,
  checkOfferEnd,
  checkPhone,
  checkTime,
  checkWhatsAppNumber,
} from "./agency.ts";

test("an empty field passes every rule", () => {
  for (const check of [checkPhone, checkWhatsAppNumber, checkAbn, checkTime]) {
    expect(check(undefined)).toBe(true);
  }
  expect(checkClosing({})).toBe(true);
  expect(checkOfferEnd({ validFrom: "2026-01-01" })).toBe(true);
});

test.each<[string, typeof checkPhone, string[], string[], RegExp]>([
  [
    "a telephone number",
    checkPhone,
    ["(02) 5550 1234", "02-5550-1234", "0491570006", "+61 2 5550 1234", "1300 975 707", "13 11 14"],
    ["5550 1234", "(02) 5550 123", "02 5550 1234 or 5", "+61 (0)2 5550 1234", "0091 570 006"],
    /^Enter a complete Australian number/,
  ],
  [
    "a WhatsApp number",
    checkWhatsAppNumber,
    ["+61 491 570 006", "+61491570006", "+64 21 123 4567"],
    ["0491 570 006", "61 491 570 006", "+61 491 570", "+61 491 570 006 7", "@currawong"],
    /^Write the number with \+/,
  ],
  [
    "a WhatsApp number without a 0 after the country’s code",
    checkWhatsAppNumber,
    [],
    ["+61 0491 570 006", "+61 (0)491 570 006"],
    /^Leave out the 0/,
  ],
  [
    "a business number",
    checkAbn,
    ["51 824 753 556", "53004085616", "00 000 000 000"],
    ["51 824 753 55", "ABN 51 824 753 556", "51 824 753 5566"],
    /^Enter the eleven digits/,
  ],
  [
    "a time of day",
    checkTime,
    ["00:00", "09:59", "23:59"],
    ["9:00", "09.00", "24:00", "9 AM", "17:60"],
    /^Enter the time/,
  ],
])("validates %s and explains errors", (_, check, valid, invalid, message) => {
  for (const text of valid) expect(check(text), text).toBe(true);
  for (const text of invalid) expect(check(text), text).toMatch(message);
});

test("detects a mistyped digit in a business number", () => {
  const number = "51824753556";
  for (const place of number.split("").keys()) {
    for (let by = 1; by < 10; by++) {
      const wrongDigit = (Number(number[place]) + by) % 10;
      const mistyped = number.slice(0, place) + wrongDigit + number.slice(place + 1);
      expect(checkAbn(mistyped)).toMatch(/Copy it from the Australian Business Register/);
    }
  }
});

test("requires a day to close after it opens", () => {
  expect(checkClosing({ opens: "09:30", closes: "10:00" })).toBe(true);
  for (const closes of ["09:30", "08:45"]) {
    expect(checkClosing({ opens: "09:30", closes })).not.toBe(true);
  }
  expect(checkClosing({ opens: "9 AM", closes: "08:00" })).toBe(true);
});

test("rejects an offer that ends before it begins", () => {
  expect(checkOfferEnd({ validFrom: "2025-01-01", validThrough: "2025-01-01" })).toBe(true);
  expect(checkOfferEnd({ validFrom: "2025-12-31", validThrough: "2025-01-01" })).toBe(
    "Ends on 2025-01-01, before it starts on 2025-12-31. Choose a later end or an earlier start.",
  );
});
