import { TickList } from "@/components/tick-list/tick-list";
import { escapeMarkdown, markdownList } from "@/markdown/markdown";
import { defineBlock } from "../define-block";

/** Short promises, each with a tick. */
export const benefits = defineBlock("benefits", {
  section: "split",
  View: ({ block }) => <TickList items={block.items} />,
  markdown: ({ block }) => markdownList(block.items.map(escapeMarkdown)),
});
