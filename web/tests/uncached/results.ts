/** A cache of `"use cache"` results that stores nothing: every query runs again. */
export default {
  async get(): Promise<undefined> {
    return undefined;
  },
  async set(_key: string, pending: Promise<unknown>): Promise<void> {
    await pending;
  },
  async refreshTags(): Promise<void> {},
  async getExpiration(): Promise<number> {
    return 0;
  },
  async updateTags(): Promise<void> {},
};
