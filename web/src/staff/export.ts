import { after, type EnquiryPage, endOf, type Position } from "@currawong/supabase/inbox";
import { CSV_HEAD, csvLines } from "./csv.ts";
import { call, type StaffDatabase } from "./database.ts";
import type { EnquiryFilter } from "./parse-body.ts";

/** Enquiries read at once: an answer of a few megabytes at most. */
const PAGE_SIZE = 500;

/**
 * Everything that is found, as CSV, a page at a time.
 * @throws DatabaseUnavailable before anything is sent; later, the stream breaks off
 */
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
  let page = await read();
  async function* lines() {
    yield CSV_HEAD;
    for (;;) {
      yield csvLines(page.enquiries);
      if (!page.more) return;
      page = await read(endOf(page));
    }
  }
  const texts = lines();
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await texts.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
  });
}
