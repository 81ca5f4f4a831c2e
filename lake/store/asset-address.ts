import { isAssetType } from "../documents.ts";

/**
 * A document as it is answered: an asset's `url` begins with the origin it was asked at, so that
 * data moves with its folder to another host or port. Any other document is given back as it is.
 * @param origin such as `http://localhost:3010`
 */
export function withAssetAddress<T extends Readonly<Record<string, unknown>> | null>(
  document: T,
  origin: string,
): T {
  if (!document || !isAssetType(document._type) || typeof document.path !== "string") {
    return document;
  }
  return { ...document, url: `${origin}/${document.path}` };
}
