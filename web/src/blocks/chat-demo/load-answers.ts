import type { ANSWERS_QUERY_RESULT } from "@currawong/schemas/content.generated";
import { landingPathOf, pathOf } from "@currawong/schemas/paths";
import { ANSWERS_QUERY } from "@currawong/schemas/queries/pages";
import { load } from "../../content/load.ts";
import { tags } from "../../content/tags.ts";
import type { Answer } from "../../search/answer.ts";
import { entriesOf } from "../../search/entries.ts";
import { answeringPage } from "./answering-page.ts";

type Answering = ANSWERS_QUERY_RESULT[number];

/** The answers of a document's pages: what a service is, and the questions that each page answers. */
function answersOf(document: Answering): Answer[] {
  const { summary, questions, landingQuestions, slug } = document;
  return entriesOf(document).flatMap(({ path, title, kind, phrases, price, scope }) => {
    const isLanding = path === landingPathOf(document);
    const line = document._type === "service" && path === pathOf(document) ? slug : null;
    const page = answeringPage({ label: title, href: path, price, scope, line });
    const own = kind === "Service" && summary ? [{ question: title, answer: summary }] : [];
    return [
      ...own.map((item) => ({ ...item, words: phrases ?? null, page })),
      ...((isLanding ? landingQuestions : questions) ?? [])
        .filter(({ question, answer }) => question && answer)
        .map(({ question, answer, words }) => ({
          ...{ question, answer, page },
          words: [title, ...(words ?? [])],
        })),
    ];
  });
}

/** Loads every answer on the site, services first. Depends on every document. */
export async function loadAnswers(): Promise<Answer[]> {
  return (await load(ANSWERS_QUERY, {}, [tags.documents])).flatMap(answersOf);
}
