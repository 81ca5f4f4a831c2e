import { isRecord, recordsIn } from "@currawong/schemas/record";
import { at, defineMigration, set } from "@sanity/migrate";
import type { SanityDocument } from "@sanity/types";

/** The rich pages that have no use cases: of the chatbots' pages, only WhatsApp's has them. */
const WITHOUT_USE_CASES = ["instagram-chatbot", "facebook-chatbot", "website-chatbot"];

/** The home page's blocks, with its service cards right after the hero. */
function homeOrder(sections: readonly Record<string, unknown>[]) {
  const isFirst = ({ _type }: Record<string, unknown>) => _type === "hero";
  const isCards = ({ _type }: Record<string, unknown>) => _type === "offerCards";
  return [
    ...sections.filter(isFirst),
    ...sections.filter(isCards),
    ...sections.filter((block) => !isFirst(block) && !isCards(block)),
  ];
}

function changeOf(document: SanityDocument) {
  if (document._type === "homePage") {
    const sections = recordsIn(document.sections);
    const ordered = homeOrder(sections);
    const isOrdered = ordered.every((block, index) => block === sections[index]);
    return isOrdered ? [] : [at("sections", set(ordered))];
  }
  const { slug, sections } = isRecord(document.landing) ? document.landing : {};
  const blocks = recordsIn(sections);
  const kept = blocks.filter(({ _type }) => _type !== "useCases");
  const isSpecified =
    isRecord(slug) && WITHOUT_USE_CASES.includes(`${slug.current}`) && kept.length < blocks.length;
  return isSpecified ? [at(["landing", "sections"], set(kept))] : [];
}

/** The order of blocks that the specification gives for the home page and the chatbots' rich pages. */
export default defineMigration({
  title: "The specified order of the home page and the chatbots’ pages",
  documentTypes: ["homePage", "service"],
  migrate: { document: changeOf },
});
