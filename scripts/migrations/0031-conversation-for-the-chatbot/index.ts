import { isRecord, recordsIn } from "@currawong/schemas/record";
import { TYPE_NAMES } from "@currawong/schemas/types";
import { at, defineMigration, set } from "@sanity/migrate";
import type { SanityDocument } from "@sanity/types";

type Block = Record<string, unknown>;

const isDemo = ({ _type }: Block) => _type === "chatDemo";

/** The first questions that have answers of their own, as a conversation; nothing if there is none. */
function conversationOf(demo: Block): Block[] {
  const { _key, heading, intro, band, items } = demo;
  const answered = recordsIn(items).filter(({ question, answer }) => question && answer);
  const turns = answered.slice(0, 2).flatMap((item) => [
    { _key: `${item._key}-q`, _type: "chatTurn", from: "customer", text: item.question },
    { _key: `${item._key}-a`, _type: "chatTurn", from: "bot", text: item.answer },
  ]);
  const head = { ...(heading !== undefined && { heading }), ...(intro !== undefined && { intro }) };
  const ground = band !== undefined && { band };
  return turns.length > 0
    ? [{ _key, _type: "exhibit", ...head, layout: "chat", turns, ...ground }]
    : [];
}

function changesOf(path: string[], sections: unknown) {
  const blocks = recordsIn(sections);
  return blocks.some(isDemo)
    ? [at(path, set(blocks.flatMap((block) => (isDemo(block) ? conversationOf(block) : [block]))))]
    : [];
}

/** Pages show a conversation where they had a chatbot to try. */
export default defineMigration({
  title: "A conversation in place of the chatbot to try",
  documentTypes: [...TYPE_NAMES],
  migrate: {
    document: ({ sections, landing }: SanityDocument) => [
      ...changesOf(["sections"], sections),
      ...(isRecord(landing) ? changesOf(["landing", "sections"], landing.sections) : []),
    ],
  },
});
