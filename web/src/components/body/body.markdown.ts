import { linkPathOf } from "@currawong/schemas/paths";
import { portableTextToMarkdown } from "@portabletext/markdown";
import { absolute } from "../../addresses.ts";
import { chatMarkdown } from "../../chat/chat.markdown.ts";
import {
  escapeMarkdown,
  markdownBlocks,
  markdownLink,
  markdownTable,
} from "../../markdown/markdown.ts";
import type { BodyData } from "../../model/body.ts";

export type Of<Type extends BodyData[number]["_type"]> = Extract<BodyData[number], { _type: Type }>;
export type Mark<Type> = Extract<NonNullable<Of<"block">["markDefs"]>[number], { _type: Type }>;

const figure = ({ value: { image, caption } }: { value: Of<"figure"> }) =>
  markdownBlocks(
    image?.asset?.url && `![${escapeMarkdown(image?.alt ?? "")}](${image?.asset.url})`,
    caption && `*${escapeMarkdown(caption)}*`,
  );

const callout = ({ value: { title, text } }: { value: Of<"callout"> }) =>
  [title && `**${escapeMarkdown(title)}**`, escapeMarkdown(text)]
    .filter(Boolean)
    .map((line) => `> ${line}`)
    .join("\n>\n");

const table = ({ value: { caption, rows } }: { value: Of<"table"> }) =>
  markdownBlocks(
    caption && `*${escapeMarkdown(caption)}*`,
    markdownTable(rows.map(({ cells }) => cells.map(escapeMarkdown))),
  );

const codeBlock = ({ value: { language, code } }: { value: Of<"codeBlock"> }) => {
  // A fence has to be longer than any run of backticks within it.
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = "`".repeat(longest + 1);
  return `${fence}${language ?? ""}\n${code}\n${fence}`;
};

/**
 * Long-form text as Markdown.
 * @param whatsappNumber the number that the text's chat buttons open
 * @param nesting how many levels to lower its headings, compared with a standalone article
 */
export function bodyMarkdown(body: BodyData, whatsappNumber: string, nesting: 0 | 1 = 0): string {
  const callToAction = ({ value }: { value: Of<"callToAction"> }) =>
    value.target
      ? markdownLink(value.label, absolute(linkPathOf(value.target, value.landing)))
      : chatMarkdown(value.label, value.chatMessage ?? null, whatsappNumber);
  const heading =
    (level: number) =>
    ({ children }: { children?: string }) =>
      `${"#".repeat(level + nesting)} ${children ?? ""}`;
  return portableTextToMarkdown<BodyData[number]>(body, {
    block: { h2: heading(2), h3: heading(3) },
    marks: {
      internalLink: ({ value, children }: { value?: Mark<"internalLink">; children: string }) =>
        value?.target
          ? `[${children}](${absolute(linkPathOf(value.target, value.landing))})`
          : children,
    },
    types: { table, callout, figure, codeBlock, callToAction },
  });
}
