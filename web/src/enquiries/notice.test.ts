import { expect, test } from "vitest";
import { noticeOf } from "./notice.ts";

const receipt = { reference: "ENQ-7K3M-9QXA", createdAt: "2026-11-20T03:04:05Z", service: "SEO" };

test("what is stored needs no chat", () => {
  expect(noticeOf({ status: "stored", receipt, repeated: true }, "#")).toEqual({
    tone: "good",
    title: "Message Sent Successfully!",
    text: "We'll get back to you within 24 hours.",
  });
});

test.each(["unavailable", "robot", "key-reused"] as const)(
  "%s is the specified error",
  (status) => {
    expect(noticeOf({ status }, "https://wa.me/1")).toMatchObject({
      tone: "bad",
      title: "Error",
      text: "Failed to send message. Please try again.",
      chat: { href: "https://wa.me/1" },
    });
  },
);

test.each([
  [20, "in a minute"],
  [61, "in 2 minutes"],
  [3_600, "in an hour"],
  [86_000, "in 24 hours"],
])("%i seconds to wait are “%s”", (retryAfterSeconds, words) => {
  expect(noticeOf({ status: "rate-limited", retryAfterSeconds }, "#").text).toBe(
    `Too many messages at once. Please try again ${words}.`,
  );
});
