/** From the first character that can be seen to the last. It takes no longer for a long run of spaces. */
const VISIBLE = /[^\s\p{Cf}\p{Cc}](?:.*[^\s\p{Cf}\p{Cc}])?/su;

/** Returns a pasted or imported address without the spaces and invisible characters around it, which editors can’t see. */
export const cleanAddress = (address: string | null | undefined): string =>
  VISIBLE.exec(address ?? "")?.[0] ?? "";
