import { pathOf } from "@currawong/schemas/paths";
import { chatUrl } from "@/enquiries/contact-links/chat-url";
import type { BlockOf } from "@/model/block";
import type { Answer } from "@/search/answer";
import { defineBlock } from "../define-block";
import { answeringPage } from "./answering-page";
import styles from "./chat-demo.module.css";
import { DemoView } from "./demo-view";

/** Begins the message of the chat when the demonstration has no answer. */
const CHAT_GREETING = "Hi Team, I'd like to ask: ";

type Item = BlockOf<"chatDemo">["items"][number];

function preparedAnswer({ question, words, answer, target }: Item): Answer {
  const href = target && pathOf(target);
  const page = href
    ? answeringPage({
        ...{ label: target.title, href, price: target.price, scope: target.priceIncludes },
        line: target._type === "service" ? target.slug : null,
      })
    : null;
  return { question, words, answer: answer ?? target?.cardText ?? "", page };
}

/**
 * A chatbot for visitors to try, labelled as an example. It knows the questions and answers of its block, and quotes
 * those of all other pages.
 */
export const chatDemo = defineBlock("chatDemo", {
  section: "stacked",
  rest: ({ block: { items, otherwise }, whatsappNumber }) => ({
    demo: {
      answers: items.map(preparedAnswer),
      otherwise,
      chat: chatUrl(whatsappNumber, CHAT_GREETING),
    },
  }),
  View: ({ block }) => (
    <div className={`night ${styles.demo}`}>
      <DemoView answers={block.items.map(preparedAnswer)} />
    </div>
  ),
});
