import type { FAQPage } from "schema-dts";
import { absolute } from "@/addresses";

type Items = readonly { question: string; answer: string }[];

/**
 * The questions a page answers.
 * @param path the page's canonical path
 * @returns `[]` where there are none
 */
export function faqPage(path: string, items: Items): Exclude<FAQPage, string>[] {
  if (items.length === 0) return [];
  return [
    {
      "@type": "FAQPage",
      "@id": absolute(`${path}#faq`),
      mainEntity: items.map(({ question, answer }) => ({
        "@type": "Question" as const,
        name: question,
        acceptedAnswer: { "@type": "Answer" as const, text: answer },
      })),
    },
  ];
}
