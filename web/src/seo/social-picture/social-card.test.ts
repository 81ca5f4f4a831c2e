import { describe, expect, it } from "vitest";
import { fitted, titleSize } from "./social-card.ts";

describe("a social card", () => {
  it("sets short titles larger, and leaves room for prices", () => {
    expect(titleSize("Uber clone", 1)).toBeGreaterThan(titleSize("A".repeat(60), 1));
    expect(titleSize("Services", 3)).toBeLessThan(titleSize("Services", 1));
  });

  it("shows three prices at the most", () => {
    const rate = { label: "Chatbot", price: { amount: 1, unit: "once" } };
    const card = { label: "", title: "T", rates: [rate, rate, rate, rate], tone: "paper" as const };
    expect(fitted(card).rates).toHaveLength(3);
  });
});
