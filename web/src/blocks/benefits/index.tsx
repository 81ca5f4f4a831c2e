import { TickList } from "@/components/tick-list/tick-list";
import { defineBlock } from "../define-block";

/** Short promises, each with a tick. */
export const benefits = defineBlock("benefits", {
  section: "ruled",
  list: ({ block }) => block.texts,
  View: ({ block }) => <TickList items={block.texts} className="border-0" />,
});
