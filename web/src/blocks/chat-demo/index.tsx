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

function scriptedAnswer({ question, words, answer, target }: Item): ScriptedAnswer {
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

/** The demonstration as first rendered, replaced by the interactive one on the first question. */
const Demo = (props: DemoProps) => (
  <LazyChatDemo {...props}>
    <DemoView {...props} exchanges={firstExchanges(props.answers)} />
  </LazyChatDemo>
);

/** A chatbot for visitors to try, with questions and answers by editors; labelled as scripted. */
export const chatDemo = defineBlock("chatDemo", {
  section: "split",
  View: ({ block, whatsappNumber }) => (
    <div className={`night ${styles.demo}`}>
      <Demo
        answers={block.items.map(scriptedAnswer)}
        otherwise={block.otherwise}
        whatsappNumber={whatsappNumber}
      />
    </div>
  ),
  markdown: ({ block }) =>
    markdownBlocks(`*${CAPTION}.*`, ...block.items.map(scriptedAnswer).map(answerMarkdown)),
});
