import { isRecord } from "../documents.ts";

/**
 * Content as it is published: references marked `_strengthenOnPublish` become strong (unless the
 * mark itself says weak) and lose the mark.
 */
export function strengthenReferences<T>(content: T): T;
export function strengthenReferences(content: unknown): unknown {
  if (Array.isArray(content)) return content.map((item) => strengthenReferences(item));
  if (!isRecord(content)) return content;
  const { _strengthenOnPublish: mark, ...rest } = content;
  const copy: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(rest)) copy[key] = strengthenReferences(value);
  if (isRecord(mark) && mark.weak !== true) delete copy._weak;
  return copy;
}
