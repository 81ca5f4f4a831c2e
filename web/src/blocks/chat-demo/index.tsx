import { pathOf } from "@currawong/schemas/paths";
import type { BlockOf } from "@/model/block";
import type { DemoAnswer } from "../../search/answer.ts";
import { defineBlock } from "../define-block";
import styles from "./chat-demo.module.css";
import { type DemoProps, DemoView, firstExchanges } from "./demo-view";
import { LazyChatDemo } from "./lazy-chat-demo";

type Item = BlockOf<"chatDemo">["items"][number];

function preparedAnswer({ question, words, answer, target }: Item): DemoAnswer {
  const href = target && pathOf(target);
  const link = href
    ? {
        ...{ label: target.title, href, price: target.price, scope: target.priceIncludes },
        line: target._type === "service" ? target.slug : null,
      }
    : null;
  return { question, words, answer: answer ?? target?.cardText ?? "", link };
}

/** The demonstration as first rendered, replaced by the interactive one on the first question. */
const Demo = (props: DemoProps) => (
  <LazyChatDemo {...props}>
    <DemoView {...props} exchanges={firstExchanges(props.answers)} />
  </LazyChatDemo>
);

/**
 * A chatbot for visitors to try, labelled as an example. It knows the questions and answers of its block, and quotes
 * those of all other pages.
 */
export const chatDemo = defineBlock("chatDemo", {
  section: "stacked",
  View: ({ block, whatsappNumber }) => (
    <div className={`night ${styles.demo}`}>
      <Demo
        answers={block.items.map(preparedAnswer)}
        otherwise={block.otherwise}
        whatsappNumber={whatsappNumber}
      />
    </div>
  ),
});
