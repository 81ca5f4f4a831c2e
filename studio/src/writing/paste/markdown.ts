import { micromark } from "micromark";
import { gfm, gfmHtml } from "micromark-extension-gfm";

/** Lines and marks that prose written as plain text does not have. */
const MARKS = [
  /^#{1,6} \S/m,
  /^(?:[-*+]|\d{1,3}[.)]) \S.*\n+\s*(?:[-*+]|\d{1,3}[.)]) \S/m,
  /^(?:```|~~~)/m,
  /^\|?[ :]*--[ :-]*\|/m,
  /^> \S/m,
  /\*\*\S[^*\n]*\*\*/,
  /\[[^\]\n]+\]\(https?:\/\/[^)\s]+\)/,
];

export const isMarkdown = (text: string): boolean => MARKS.some((mark) => mark.test(text));

/** HTML of GitHub-flavoured Markdown, with the HTML within it: tables break lines with `<br>`. It is only parsed. */
export const markdownToHtml = (text: string): string =>
  micromark(text, { allowDangerousHtml: true, extensions: [gfm()], htmlExtensions: [gfmHtml()] });
