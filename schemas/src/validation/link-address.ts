import type { ValidationContext } from "@sanity/types";
import { cleanAddress } from "../clean-address.ts";
import { isRecord } from "../record.ts";

const MAIL = /^[^\s@:/]+@[^\s@/]+\.[^\s@/]+$/;
const HOST = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}(?:[/?#:]|$)/u;
const SCHEMES = new Set(["https:", "mailto:", "tel:"]);

/** The address that was meant: without spaces around it, with https, or with `mailto:`; others stay as they are. */
export function repairAddress(text: string): string {
  const address = cleanAddress(text).replace(/^http:\/\//i, "https://");
  if (MAIL.test(address)) return `mailto:${address}`;
  return HOST.test(address) ? `https://${address}` : address;
}

/** The value at the beginning of a path in the document. */
function valueAt(document: unknown, path: NonNullable<ValidationContext["path"]>): unknown {
  return path.reduce<unknown>((value, step) => {
    if (!Array.isArray(value)) return isRecord(value) ? value[String(step)] : undefined;
    return value.find((item, index) =>
      isRecord(step) ? Object(item)._key === step._key : index === step,
    );
  }, document);
}

/** How messages name the link: by its words in the text. */
function nameOf({ document, path = [] }: ValidationContext): string {
  // Of a link’s path, the last three steps are its list, the link and its address.
  const block = valueAt(document, path.slice(0, -3));
  const { _key } = Object(valueAt(document, path.slice(0, -1)));
  const children: unknown[] = Object(block).children ?? [];
  const words = children
    .filter((span) => isRecord(span) && [span.marks].flat().includes(_key))
    .map((span) => Object(span).text ?? "")
    .join("");
  return words ? `the link “${words}”` : "this link";
}

/**
 * A rule for the address of a link to another site.
 * @returns `true`, or one sentence that names the link and says what to write
 */
export function linkAddress(href: string | undefined, context: ValidationContext): true | string {
  const name = nameOf(context);
  if (!href?.trim()) return `Give ${name} an address, or remove it.`;
  const repaired = repairAddress(href);
  if (!URL.canParse(repaired) || !SCHEMES.has(new URL(repaired).protocol)) {
    return `${href} isn’t an address that ${name} can lead to. Copy it from the browser: it starts with https://.`;
  }
  return repaired === href ? true : `Write ${repaired} as the address of ${name}.`;
}
