/** Counts what begins, and says whether it is within so much a second. */
export function rateLimit(perSecond: number): () => boolean {
  let second = 0;
  let begun = 0;
  return () => {
    const now = Math.floor(Date.now() / 1_000);
    begun = now === second ? begun + 1 : 1;
    second = now;
    return begun <= perSecond;
  };
}
