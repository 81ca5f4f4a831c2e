import { PAGE_QUERY } from "@currawong/schemas/queries/pages";
import { bodyMarkdown } from "../../components/body/body.markdown.ts";
import { loadAgency } from "../../content/agency.ts";
import { load } from "../../content/load.ts";
import { HOME, type Subject } from "../subject.ts";

/** A page that is only read, such as the privacy page. */
export async function textPageSubject(slug: string): Promise<Subject | null> {
  const page = await load(PAGE_QUERY, { slug });
  if (!page) return null;
  const { whatsappNumber } = await loadAgency();
  const path = `/${slug}`;
  return {
    path,
    title: page.title,
    description: page.intro ?? page.title,
    crumbs: [HOME, { label: page.title, href: path }],
    pageType: "WebPage",
    things: [],
    card: { label: "", title: page.title, rates: [], tone: "paper" },
    markdown: bodyMarkdown(page.body, whatsappNumber),
  };
}
