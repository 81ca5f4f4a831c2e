/** A seeded source of numbers: the same seed gives the same picture on every machine. */
export type Random = {
  /** @returns a number in [0, 1) */
  next(): number;
  /** @returns a number in [low, high) */
  between(low: number, high: number): number;
  /** @returns a whole number from low to high, both included */
  integer(low: number, high: number): number;
  /** @returns one of the items */
  pick<T>(items: readonly [T, ...T[]]): T;
};

/**
 * Hashes text to 32 bits.
 * FNV-1a, http://www.isthe.com/chongo/tech/comp/fnv/.
 */
export function hash(text: string): number {
  let value = 2166136261;
  for (let i = 0; i < text.length; i++) {
    value ^= text.charCodeAt(i);
    value = Math.imul(value, 16777619);
  }
  return value >>> 0;
}

/**
 * Makes a generator from a text seed.
 * mulberry32 by Tommy Ettinger (public domain).
 */
export function createRandom(seed: string): Random {
  let state = hash(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    integer: (low, high) => low + Math.floor(next() * (high - low + 1)),
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
  };
}
