import type { PageContacts } from "@currawong/supabase/contacts";
import Papa from "papaparse";

type Count = Exclude<keyof PageContacts, "page">;

/** The columns of figures, in order. */
export const COLUMNS: readonly (readonly [string, (contacts: PageContacts) => number])[] = [
  ["Forms", ({ form }) => form],
  ["WhatsApp", ({ chat }) => chat],
  ["Telephone", ({ phone }) => phone],
  ["Email", ({ mail }) => mail],
  ["All", ({ form, chat, phone, mail }) => form + chat + phone + mail],
  ["Before", ({ before }) => before],
];

/** All pages together. */
export function totalOf(pages: readonly PageContacts[]): PageContacts {
  const sum = (kind: Count) => pages.reduce((total, page) => total + page[kind], 0);
  return {
    page: "All pages",
    form: sum("form"),
    chat: sum("chat"),
    phone: sum("phone"),
    mail: sum("mail"),
    before: sum("before"),
  };
}

/** A file for a spreadsheet, which knows by the mark at the start that it is UTF-8. */
export function toCsv(pages: readonly PageContacts[]): string {
  const fields = ["Page", ...COLUMNS.map(([title]) => title)];
  const data = pages.map((page) => [page.page, ...COLUMNS.map(([, count]) => count(page))]);
  return `\uFEFF${Papa.unparse({ fields, data }, { escapeFormulae: true })}\r\n`;
}
