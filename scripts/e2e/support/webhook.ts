import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from "@sanity/webhook";

/** Sends an instance the signed webhook of a document that changed. */
export async function sendWebhook(site: string, id: string, type: string): Promise<Response> {
  const body = JSON.stringify({ _id: id, _type: type });
  const secret = process.env.SANITY_WEBHOOK_SECRET ?? "";
  const signature = await encodeSignatureHeader(body, Date.now(), secret);
  return fetch(`${site}/api/revalidate`, {
    method: "POST",
    headers: { [SIGNATURE_HEADER_NAME]: signature },
    body,
  });
}
