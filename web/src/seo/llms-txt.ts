import type { Agency } from "../content/agency.ts";
import { absolute } from "../runtime/site-url.ts";
import type { SitemapEntry } from "./sitemap.ts";

/** Characters that end a link's words in Markdown. */
const MARKS = /[\\[\]]/g;

/** The site for language models: who we are, and the pages that may be indexed (https://llmstxt.org). */
export function llmsTxt(agency: Agency, entries: readonly SitemapEntry[]): string {
  const { name, description, phone, email } = agency;
  const pages = entries.flatMap(({ path, title }) =>
    title ? `- [${title.replace(MARKS, "\\$&")}](${absolute(path)})` : [],
  );
  return [
    `# ${name}`,
    `> ${description}`,
    `Prices are in Australian dollars (AUD) and include GST. For a quote, call ${phone}, write to ${email}, or use the form at ${absolute("/contact")}.`,
    `## Pages\n\n${pages.join("\n")}\n`,
  ].join("\n\n");
}
