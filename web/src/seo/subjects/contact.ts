import { CONTACT_QUERY } from "@currawong/schemas/queries/pages";
import { chatMarkdown } from "../../components/closing/closing.markdown.ts";
import { loadAgency } from "../../content/agency.ts";
import { load } from "../../content/load.ts";
import {
  escapeMarkdown,
  markdownBlocks,
  markdownLink,
  markdownList,
  markdownSection,
} from "../markdown/markdown.ts";
import { businessId } from "../structured-data/business.ts";
import { HOME, type Subject } from "../subject.ts";

/** The contact page. */
export async function contactSubject(): Promise<Subject | null> {
  const { page, settings } = await load(CONTACT_QUERY);
  if (!page) return null;
  const { address, phone, email, whatsappNumber } = await loadAgency();
  const { street, suburb, state, postcode } = address ?? {};
  const hours = settings?.hours?.map(
    ({ label, value }) => `${escapeMarkdown(label)}: ${escapeMarkdown(value)}`,
  );
  return {
    path: "/contact",
    title: page.title,
    description: page.intro,
    crumbs: [HOME, { label: "Contact", href: "/contact" }],
    pageType: "ContactPage",
    mainEntity: businessId(),
    things: [],
    card: {
      label: "Contact",
      title: page.title,
      rates: [],
      note: settings?.promise ?? phone,
      tone: "night",
    },
    markdown: markdownBlocks(
      page.promise && escapeMarkdown(page.promise),
      chatMarkdown(page.chatLabel, page.chatMessage, whatsappNumber),
      markdownSection(
        2,
        page.factsHeading,
        markdownList([
          escapeMarkdown(`${street}, ${suburb} ${state} ${postcode}`),
          escapeMarkdown(phone),
          markdownLink(email, `mailto:${email}`),
          ...(hours ?? []),
        ]),
      ),
    ),
  };
}
