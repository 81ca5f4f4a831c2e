/**
 * How long a test or a hook may take, in milliseconds: for what hangs alone. What is slow on a busy
 * machine has not failed.
 */
export const LIMITS = { testTimeout: 180_000, hookTimeout: 180_000 };
