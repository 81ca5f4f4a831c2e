const INVISIBLE = /[\s\p{Cf}\p{Cc}]/u;

/**
 * Returns a pasted or imported address without the spaces and invisible characters around it, which editors can’t see.
 * A loop, because an expression for the end of a text takes quadratic time.
 */
export function cleanAddress(address: string | null | undefined): string {
  const text = address ?? "";
  let [start, end] = [0, text.length];
  while (start < end && INVISIBLE.test(text[start] ?? "")) start++;
  while (start < end && INVISIBLE.test(text[end - 1] ?? "")) end--;
  return text.slice(start, end);
}
