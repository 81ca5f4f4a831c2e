import { ENQUIRY_FIELDS, FIELD_NAMES } from "@currawong/supabase/fields";
import {
  after,
  type EnquiryPage,
  endOf,
  type ListedEnquiry,
  type Position,
} from "@currawong/supabase/inbox";
import { call, type StaffDatabase } from "../runtime/database.ts";
import type { filterFrom } from "./body.ts";

/** The Swedish format is closest to what spreadsheets read as a time: `2026-11-22 12:02`. */
const SYDNEY_TIME = new Intl.DateTimeFormat("sv-SE", {
  dateStyle: "short",
  timeStyle: "short",
  timeZone: "Australia/Sydney",
});

/** The columns of the file, each with its heading. */
const COLUMNS = [
  ["Received (Sydney time)", "received_at"],
  ["Reference", "reference"],
  ["State", "state"],
  ...FIELD_NAMES.map((field) => [ENQUIRY_FIELDS[field].shortLabel, field] as const),
  ["Page", "page"],
] as const;

/** Matches the start of a formula: spreadsheets skip blanks before the sign, and read full-width signs too. */
const FORMULA = /^(?:[\t\r\n]|[\s\p{Cf}]*[=+\-@＝＋－＠])/u;

/**
 * A cell in the format of RFC 4180. Spreadsheets run text that starts like a formula; an apostrophe
 * in front prevents it (https://owasp.org/www-community/attacks/CSV_Injection).
 */
function cell(value: string | null): string {
  const text = (value ?? "").replace(FORMULA, "'$&");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const line = (cells: readonly (string | null)[]) => `${cells.map(cell).join(",")}\r\n`;

/** The header line, with the byte order mark by which Excel recognises UTF-8. */
const CSV_HEAD = `\ufeff${line(COLUMNS.map(([heading]) => heading))}`;

export const csvLines = (enquiries: readonly ListedEnquiry[]) =>
  enquiries
    .map((enquiry) => {
      const received_at = SYDNEY_TIME.format(new Date(enquiry.received_at));
      const values = { ...enquiry, received_at };
      return line(COLUMNS.map(([, column]) => values[column]));
    })
    .join("");

/** Enquiries per query: a result of a few megabytes at most. */
const PAGE_SIZE = 500;

/** All matching enquiries as CSV, streamed a page at a time. The stream fails if the database does. */
export async function exportEnquiries(
  database: StaffDatabase,
  actor: string,
  filter: ReturnType<typeof filterFrom>,
): Promise<ReadableStream<Uint8Array>> {
  const read = (last: Position | null = null) =>
    call<EnquiryPage>(database, "staff_list_enquiries", {
      actor,
      ...filter,
      ...after(last),
      page_size: PAGE_SIZE,
      purpose: "export",
    });
  let page: EnquiryPage | undefined = await read();
  const lines = new ReadableStream<string>({
    start: (controller) => controller.enqueue(CSV_HEAD),
    async pull(controller) {
      if (!page) return controller.close();
      controller.enqueue(csvLines(page.enquiries));
      page = page.more ? await read(endOf(page)) : undefined;
    },
  });
  return lines.pipeThrough(new TextEncoderStream());
}
