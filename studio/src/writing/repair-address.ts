import { cleanAddress } from "@currawong/schemas/clean-address";

const MAIL = /^[^\s@:/]+@[^\s@/.]+(?:\.[^\s@/.]+)+$/;
const HOST = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}(?:[/?#:]|$)/u;

/** The address that was meant: without spaces around it, with https, or with `mailto:`; others stay as they are. */
export function repairAddress(text: string): string {
  const address = cleanAddress(text).replace(/^http:\/\//i, "https://");
  if (MAIL.test(address)) return `mailto:${address}`;
  return HOST.test(address) ? `https://${address}` : address;
}
