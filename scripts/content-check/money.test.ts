import { evaluateNow, parse } from "@currawong/lake/query/groq";
import type {
  ANSWERS_QUERY_RESULT,
  DIRECTORY_QUERY_RESULT,
} from "@currawong/schemas/content.generated";
import { DIRECTORY_QUERY } from "@currawong/schemas/queries/addresses";
import { ANSWERS_QUERY } from "@currawong/schemas/queries/pages";
import { expect, test } from "vitest";
import { matchAnswers } from "../../web/src/client/demo-match.ts";
import { entriesOf, questionEntries } from "../../web/src/search/entries.ts";
import { rank } from "../../web/src/search/rank.ts";
import { compiledContent } from "./documents.ts";

const dataset = await compiledContent();
const run = (query: string, params: Record<string, unknown> = {}) =>
  evaluateNow(parse(query, { params }), { dataset, params });

// The queries' own types.
const { pages, articles } = run(DIRECTORY_QUERY, { limit: 500 }) as DIRECTORY_QUERY_RESULT;
const answering = run(ANSWERS_QUERY) as ANSWERS_QUERY_RESULT;

const entries = [
  ...[...pages, ...articles].flatMap(entriesOf),
  ...answering.flatMap(questionEntries),
];
const questions = answering.flatMap(({ title, questions, landingQuestions }) =>
  [...(questions ?? []), ...(landingQuestions ?? [])].map(({ question, answer, words }) => ({
    ...{ question, answer },
    words: [title, ...(words ?? [])],
  })),
);

const GST = "Do prices include GST?";
const WHEN = "When do I pay?";
const CARD = "Can I pay by credit card?";
const TIED = "Is there a lock-in contract?";
const HIGHER = "Can the price go up after I accept?";

test.each([
  ["Do prices include GST?", GST],
  ["is GST on top of that", GST],
  ["are your prices plus gst or included", GST],
  ["do I have to pay a deposit", WHEN],
  ["do I pay upfront or when it's finished", WHEN],
  ["when is the invoice due", WHEN],
  ["can I pay with visa", CARD],
  ["do you take amex or bank transfer", CARD],
  ["am I locked in to a contract", TIED],
  ["how do I cancel a monthly service", TIED],
  ["how long is my quote good for", "How long is a quote valid?"],
  ["are there any hidden fees", HIGHER],
  ["what if the job gets bigger than the quote", HIGHER],
  ["what ongoing costs are there on top", "What do I pay on top of your price?"],
  ["do you charge for a quote", "Is a quote free?"],
  ["can I get my money back if I'm not happy", "Can I get a refund?"],
  ["can I pay in instalments", "Do you offer payment plans?"],
  ["any discounts for charities", "Do you give discounts?"],
  ["what's your hourly rate", "Do you charge by the hour?"],
  ["is that in Australian dollars", "Are prices in Australian dollars?"],
])("the search and the demonstration answer “%s”", (asked, question) => {
  expect(rank(entries, asked)[0]?.title).toBe(question);
  expect(matchAnswers(asked, questions).map((one) => one.question)).toContain(question);
});

test("the answer about GST begins with yes wherever it stands", () => {
  const prepared = dataset
    .flatMap(({ sections }) => (Array.isArray(sections) ? sections : []))
    .flatMap(({ _type, items }) => (_type === "chatDemo" ? items : []));
  for (const answers of [prepared, questions]) {
    const [first] = matchAnswers(
      GST,
      answers.filter(({ question }) => question === GST),
      "all",
    );
    expect(first?.answer).toMatch(/^Yes\b/);
  }
  expect(matchAnswers(GST, prepared, "all")[0]).toMatchObject({ question: GST });
});
