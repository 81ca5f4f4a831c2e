import type { EnquiryValues } from "@currawong/supabase/enquiry";
import { FIELD_NAMES } from "@currawong/supabase/fields";
import { FORM_KINDS, type FormKind } from "@currawong/supabase/form-kinds";
import { readFields } from "./fields.ts";

/** What a form sends. */
export type SentForm = {
  kind: FormKind;
  /** The text of each field by its name, as it was typed. */
  typed: Readonly<Record<string, string>>;
  /** What was typed, with the fields beside the form; without what it says about a quote. */
  values: EnquiryValues;
};

/** The content types of forms. */
export const FORM_TYPE = /^(?:multipart\/form-data|application\/x-www-form-urlencoded)/i;

/** The largest form, in bytes: several times the size of one that respects the field limits. */
export const FORM_LIMIT = 64 * 1024;

/** Reads a body of at most `FORM_LIMIT` bytes. @returns undefined when it is longer; the rest is left unread */
export async function readBody(body: AsyncIterable<Uint8Array>): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > FORM_LIMIT) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Reads what a form sends; an unknown kind is an enquiry, which is stored. */
export function parseForm(form: FormData): SentForm {
  // Several times as many as our forms have: looking up thousands takes seconds.
  const typed = readFields(form, [...form.keys()].slice(0, 100));
  const values = readFields(form, FIELD_NAMES);
  return {
    kind: FORM_KINDS.find((kind) => kind === typed.form) ?? "enquiry",
    typed,
    values: {
      ...values,
      name: values.name || (typed["for-name"] ?? ""),
      company: values.company || (typed["for-company"] ?? ""),
      // Copied from a spreadsheet, it ends with a tab.
      order: values.order.replace(/\s+/g, " ").trim(),
      quote: "",
    },
  };
}

/** Reads a form from the body of a request. @returns undefined if the body is none of this type */
export async function readForm(body: Buffer, type: string): Promise<SentForm | undefined> {
  try {
    const headers = { "content-type": type };
    return parseForm(await new Response(new Uint8Array(body), { headers }).formData());
  } catch {
    return undefined;
  }
}
