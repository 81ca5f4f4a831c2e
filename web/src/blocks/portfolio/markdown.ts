import { pathOf } from "@currawong/schemas/paths";
import { absolute } from "@/addresses";
import { chatMarkdown } from "@/chat/chat.markdown";
import {
  escapeMarkdown,
  markdownBlocks,
  markdownLink,
  markdownList,
  markdownSection,
} from "@/markdown/markdown";
import type { BlockProps } from "@/model/block-props";
import type { Project } from "./projects";

function projectMarkdown(project: Project, whatsappNumber: string): string {
  const { title, category, location, description, scope, article, chatMessage } = project;
  return markdownSection(
    2,
    title,
    escapeMarkdown(`${category}, ${location}`),
    escapeMarkdown(description),
    markdownList((scope ?? []).map(({ label, value }) => escapeMarkdown(`${label}: ${value}`))),
    chatMarkdown("Get Similar Results", chatMessage, whatsappNumber),
    article && markdownLink("Read the Case Study", absolute(pathOf(article) ?? "/blog")),
  );
}

/** The projects one after the other. */
export const portfolioMarkdown = ({
  block,
  data,
  whatsappNumber,
}: BlockProps<"portfolio", Project[]>): string =>
  markdownBlocks(
    markdownSection(2, block.heading, block.intro && escapeMarkdown(block.intro)),
    ...data.map((project) => projectMarkdown(project, whatsappNumber)),
  );
