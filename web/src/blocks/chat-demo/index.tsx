import { pathOf } from "@currawong/schemas/paths";
import { formatPrice } from "@currawong/schemas/price";
import { absolute } from "@/addresses";
import { escapeMarkdown, markdownBlocks, markdownLink } from "@/markdown/markdown";
import type { BlockOf } from "@/model/block";
import { defineBlock } from "../define-block";
import styles from "./chat-demo.module.css";
import { type DemoProps, DemoView, firstExchanges, type ScriptedAnswer } from "./demo-view";
import { CAPTION } from "./labels";
import { LazyChatDemo } from "./lazy-chat-demo";

type Item = BlockOf<"chatDemo">["items"][number];

function scripted({ question, words, answer, target }: Item): ScriptedAnswer {
  const href = target && pathOf(target);
  const link = href
    ? { label: target.title, href, price: target.price, scope: target.priceIncludes }
    : null;
  return { question, words, answer, link };
}

function answerMarkdown({ question, answer, link }: ScriptedAnswer): string {
  const price = link?.price ? `: ${formatPrice(link.price)}` : "";
  const scope = link?.price && link.scope ? ` (${escapeMarkdown(link.scope)})` : "";
  return markdownBlocks(
    `**${escapeMarkdown(question)}**`,
    escapeMarkdown(answer),
    link && markdownLink(link.label, absolute(link.href)) + price + scope,
  );
}

/** The demonstration as it is sent, and what takes its place once it is asked something. */
const Demo = (props: DemoProps) => (
  <LazyChatDemo {...props}>
    <DemoView {...props} exchanges={firstExchanges(props.answers)} />
  </LazyChatDemo>
);

/** A chatbot that visitors try: questions and answers that editors wrote, labelled as that. */
export const chatDemo = defineBlock("chatDemo", {
  section: "split",
  View: ({ block, whatsappNumber }) => (
    <div className={`night ${styles.demo}`}>
      <Demo
        answers={block.items.map(scripted)}
        otherwise={block.otherwise}
        whatsappNumber={whatsappNumber}
      />
    </div>
  ),
  markdown: ({ block }) =>
    markdownBlocks(`*${CAPTION}.*`, ...block.items.map(scripted).map(answerMarkdown)),
});
