import { isAssetType } from "../documents.ts";

/**
 * Completes an asset's `url` with the origin of the request, so that a data folder can move to another
 * host or port. Other documents are returned unchanged.
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
