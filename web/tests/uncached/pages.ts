/** A page cache that keeps nothing: every page is rendered anew. */
export default class NoPages {
  async get(): Promise<null> {
    return null;
  }
  async set(): Promise<void> {}
  async revalidateTag(): Promise<void> {}
  resetRequestCache(): void {}
}
