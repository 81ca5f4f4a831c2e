import type { EnquiryValues } from "@currawong/supabase/enquiry";
import { FIELD_NAMES } from "@currawong/supabase/fields";
import { FORM_KINDS, type FormKind } from "@currawong/supabase/form-kinds";
import { EVIDENCE, HONEYPOT, readFields } from "./fields.ts";

/** What a form sends. */
export type SentForm = {
  kind: FormKind;
  /** What was typed, with the fields beside the form; without what it says about a quote. */
  values: EnquiryValues;
  /** The path of its quote; empty without one. */
  quote: string;
  /** What is in the field that is hidden from people. */
  trap: string;
  /** The idempotency key and the typing time, in milliseconds, if a script has measured them. */
  key?: string;
  fillMs?: number;
};

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The content types of forms. */
export const FORM_TYPE = /^(?:multipart\/form-data|application\/x-www-form-urlencoded)/;

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
  const values = readFields(form, FIELD_NAMES);
  const sent = readFields(form, [
    "form",
    "for-name",
    "for-company",
    HONEYPOT,
    EVIDENCE.key,
    EVIDENCE.fillMs,
  ]);
  const fillMs = Number.parseInt(sent[EVIDENCE.fillMs], 10);
  return {
    kind: FORM_KINDS.find((kind) => kind === sent.form) ?? "enquiry",
    values: {
      ...values,
      name: values.name || sent["for-name"],
      company: values.company || sent["for-company"],
      // Copied from a spreadsheet, it ends with a tab.
      order: values.order.replace(/\s+/g, " ").trim(),
      quote: "",
    },
    quote: values.quote,
    trap: sent[HONEYPOT],
    ...(UUID.test(sent[EVIDENCE.key]) && { key: sent[EVIDENCE.key] }),
    ...(fillMs >= 0 && { fillMs }),
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

/**
 * Whether a form was sent from a page of this site: no other site can send one for its visitors. Requests without
 * these headers come from programs, or from browsers that are older than either.
 * @param siteUrl the site's public address; behind a proxy, the server's own name may be another
 */
export function isFromSite(headers: Pick<Headers, "get">, siteUrl: string): boolean {
  const site = headers.get("sec-fetch-site");
  if (site) return site === "same-origin" || site === "none";
  const origin = headers.get("origin");
  if (!origin) return true;
  const host = URL.parse(origin)?.host;
  return host !== undefined && [new URL(siteUrl).host, headers.get("host")].includes(host);
}
