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

/** Reads the fields of a form. @returns undefined if the body is none of this type */
export async function readForm(body: Buffer, type: string): Promise<FormData | undefined> {
  try {
    const headers = { "content-type": type };
    return await new Response(new Uint8Array(body), { headers }).formData();
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
