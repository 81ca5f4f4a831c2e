import {
  after,
  type EnquiryPage,
  endOf,
  type ListedEnquiry,
  type Position,
} from "@currawong/supabase/inbox";
import { call, type StaffDatabase } from "./database.ts";
import type { EnquiryFilter } from "./parse-body.ts";

const COLUMNS = {
  Received: "received_at",
  Reference: "reference",
  State: "state",
  Name: "name",
  Email: "email",
  Telephone: "phone",
  Company: "company",
  Service: "service",
  Page: "page",
  Message: "message",
} as const;

/**
 * A cell as RFC 4180 writes it. Spreadsheets take what begins like a formula for one: an apostrophe
 * makes it a text (https://owasp.org/www-community/attacks/CSV_Injection).
 */
function cell(value: string | null): string {
  const text = (value ?? "").replace(/^[=+\-@\t\r]/, "'$&");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const line = (cells: readonly (string | null)[]) => `${cells.map(cell).join(",")}\r\n`;

/** The first line; with the mark by which Excel knows UTF-8. */
const CSV_HEAD = `\ufeff${line(Object.keys(COLUMNS))}`;

export const csvLines = (enquiries: readonly ListedEnquiry[]) =>
  enquiries
    .map((enquiry) => line(Object.values(COLUMNS).map((column) => enquiry[column])))
    .join("");

/** Enquiries read at once: an answer of a few megabytes at most. */
const PAGE_SIZE = 500;

/** Everything that is found, as CSV, a page at a time. Breaks off where the database fails meanwhile. */
export async function exportEnquiries(
  database: StaffDatabase,
  actor: string,
  filter: EnquiryFilter,
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
