const AROUND = /^[\s\p{Cf}\p{Cc}]+|[\s\p{Cf}\p{Cc}]+$/gu;

/** Returns a pasted or imported address without the spaces and invisible characters around it, which editors can’t see. */
export const cleanAddress = (address: string | null | undefined): string =>
  (address ?? "").replace(AROUND, "");
