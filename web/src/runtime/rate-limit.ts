/** For contacts and redirects: visitors do not reach a higher rate. */
export const COUNTS_PER_SECOND = 5;

/** Returns a function that counts its calls and says whether they are within the limit per second. */
export function rateLimit(perSecond: number): () => boolean {
  let second = 0;
  let count = 0;
  return () => {
    const now = Math.floor(Date.now() / 1_000);
    count = now === second ? count + 1 : 1;
    second = now;
    return count <= perSecond;
  };
}
