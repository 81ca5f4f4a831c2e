import type { ANSWERS_QUERY_RESULT } from "@currawong/schemas/content.generated";
import { landingPathOf, pathOf } from "@currawong/schemas/paths";
import { ANSWERS_QUERY } from "@currawong/schemas/queries/pages";
import { load } from "../content/load.ts";
import { tags } from "../content/tags.ts";
import type { DemoAnswer } from "./answer.ts";
import { entriesOf } from "./entries.ts";

type Answering = ANSWERS_QUERY_RESULT[number];

/** The answers of a document's pages: what a service is, and the questions that each page answers. */
function answersOf(document: Answering): DemoAnswer[] {
  const { summary, questions, landingQuestions, slug } = document;
  return entriesOf(document).flatMap(({ path, title, kind, phrases, price, scope }) => {
    const isLanding = path === landingPathOf(document);
    const line = document._type === "service" && path === pathOf(document) ? slug : null;
    const link = { label: title, href: path, price: price ?? null, scope: scope ?? null, line };
    const own = kind === "Service" && summary ? [{ question: title, answer: summary }] : [];
    return [
      ...own.map((item) => ({ ...item, words: phrases ?? null, link })),
      ...((isLanding ? landingQuestions : questions) ?? [])
        .filter(({ question, answer }) => question && answer)
        .map(({ question, answer }) => ({ question, answer, words: [title], link })),
    ];
  });
}

/** Loads every answer on the site, services first. Depends on every document. */
export async function loadAnswers(): Promise<DemoAnswer[]> {
  return (await load(ANSWERS_QUERY, {}, [tags.documents])).flatMap(answersOf);
}
