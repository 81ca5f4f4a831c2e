import { escapeMarkdown, markdownList } from "@/markdown/markdown";

/** Labels of the speakers in a sample conversation. */
export const SPEAKERS = { bot: "Bot", customer: "Customer" };

type Turn = { from: keyof typeof SPEAKERS; text: string };

/** A sample conversation as a Markdown list. */
export const conversationMarkdown = (turns: readonly Turn[], speakers = SPEAKERS): string =>
  markdownList(turns.map(({ from, text }) => `**${speakers[from]}**: ${escapeMarkdown(text)}`));
