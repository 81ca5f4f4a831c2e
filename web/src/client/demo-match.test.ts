import { expect, it } from "vitest";
import { matchAnswers } from "./demo-match.ts";

const ANSWERS = [
  { question: "What does an Uber clone cost?", words: ["taxi app", "rideshare"] },
  { question: "Are you open on Saturday?", words: ["opening hours", "weekend"] },
  { question: "Can a chatbot take bookings?", words: ["appointments"] },
  { question: "How much is a chatbot for WhatsApp?", words: null },
  { question: "Content writing", words: ["SEO"] },
  { question: "Do you do SEO?", words: null },
];

it.each([
  ["how much is the uber clone", 0],
  ["price of a taxi app", 0],
  ["Are you open at the weekend?", 1],
  ["what are your opening hours", 1],
  ["can it book appointments", 2],
  ["whatsapp chatbot", 3],
  ["do you do seo", 5],
])("answers “%s”", (question, index) => {
  expect(matchAnswers(question, ANSWERS)[0]).toBe(ANSWERS[index]);
});

it.each(["Do you sell pizza?", "tiktok clone", "??", ""])("has no answer to “%s”", (question) => {
  expect(matchAnswers(question, ANSWERS)).toEqual([]);
});
