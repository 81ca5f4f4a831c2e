import { describe, expect, it, test } from "vitest";
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

describe("a telephone number", () => {
  it.each([
    "(02) 5550 1234",
    "02-5550-1234",
    "0491570006",
    "+61 2 5550 1234",
    "1300 975 707",
    "13 11 14",
  ])("may be %s", (number) => expect(checkPhone(number)).toBe(true));

  it.each([
    "5550 1234",
    "(02) 5550 123",
    "02 5550 1234 or 5",
    "+61 (0)2 5550 1234",
    "0091 570 006",
  ])("is not %s", (number) => expect(checkPhone(number)).toMatch(/^Write an Australian number/));
});

describe("a WhatsApp number", () => {
  it.each(["+61 491 570 006", "+61491570006", "+64 21 123 4567"])("may be %s", (number) => {
    expect(checkWhatsAppNumber(number)).toBe(true);
  });

  it.each(["0491 570 006", "61 491 570 006", "+61 491 570", "+61 491 570 006 7", "@currawong"])(
    "is not %s",
    (number) => expect(checkWhatsAppNumber(number)).toMatch(/^Write the number with \+/),
  );

  it("has no 0 after the country's code", () => {
    expect(checkWhatsAppNumber("+61 0491 570 006")).toMatch(/^Leave out the 0/);
    expect(checkWhatsAppNumber("+61 (0)491 570 006")).toMatch(/^Leave out the 0/);
  });
});

describe("a business number", () => {
  it.each(["51 824 753 556", "53004085616", "00 000 000 000"])("may be %s", (number) => {
    expect(checkAbn(number)).toBe(true);
  });

  it("has no digit that was mistyped", () => {
    const number = "51824753556";
    for (const place of number.split("").keys()) {
      for (let by = 1; by < 10; by++) {
        const wrong = (Number(number[place]) + by) % 10;
        const mistyped = number.slice(0, place) + wrong + number.slice(place + 1);
        expect(checkAbn(mistyped)).toMatch(/Copy it from the Australian Business Register/);
      }
    }
  });

  it.each(["51 824 753 55", "ABN 51 824 753 556", "51 824 753 5566"])("is not %s", (number) => {
    expect(checkAbn(number)).toMatch(/^Write the eleven digits/);
  });
});

describe("opening hours", () => {
  it.each(["9:00", "09.00", "24:00", "9 AM", "17:60"])("are not %s", (time) => {
    expect(checkTime(time)).toMatch(/^Write the time/);
  });

  it.each(["00:00", "09:59", "23:59"])("are at %s", (time) => {
    expect(checkTime(time)).toBe(true);
  });

  it("close after they open", () => {
    expect(checkClosing({ opens: "09:30", closes: "10:00" })).toBe(true);
    for (const closes of ["09:30", "08:45"]) {
      expect(checkClosing({ opens: "09:30", closes })).not.toBe(true);
    }
    expect(checkClosing({ opens: "9 AM", closes: "08:00" })).toBe(true);
  });
});

test("an offer ends no earlier than it begins", () => {
  expect(checkOfferEnd({ validFrom: "2025-01-01", validThrough: "2025-01-01" })).toBe(true);
  expect(checkOfferEnd({ validFrom: "2025-12-31", validThrough: "2025-01-01" })).toBe(
    "Ends on 2025-01-01, before it begins on 2025-12-31. Choose a later end, or an earlier beginning.",
  );
});
