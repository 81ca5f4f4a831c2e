import { conversationMarkdown } from "@/components/conversation/conversation.markdown";
import { Section } from "@/components/section/section";
import { escapeMarkdown, markdownTable } from "@/markdown/markdown";
import type { BlockOf } from "@/model/block";
import { defineBlock } from "../define-block";
import { sectionMarkdown } from "../head";
import { Exhibit } from "./exhibit";

/** The lines as a table as wide as its longest one. */
function rowsMarkdown({ columns, rows }: BlockOf<"exhibit">): string {
  const width = rows?.some(({ result }) => result) ? 3 : 2;
  const lines = (rows ?? []).map(({ label, text, result }) => [label, text, result ?? ""]);
  if (lines.length === 0) return "";
  const head = ["", "", ""].map((_, index) => columns?.[index] ?? "");
  return markdownTable([head, ...lines].map((cells) => cells.slice(0, width).map(escapeMarkdown)));
}

/** Something made up to show what a service delivers. */
export const exhibit = defineBlock("exhibit", {
  View: ({ block }) => (
    <Section title={block.heading} intro={block.intro} band={block.band}>
      <Exhibit {...block} />
    </Section>
  ),
  markdown: ({ block }) =>
    sectionMarkdown(
      block,
      `*${escapeMarkdown(["Sample.", block.note].filter(Boolean).join(" "))}*`,
      block.layout === "chat" ? conversationMarkdown(block.turns ?? []) : rowsMarkdown(block),
    ),
});
