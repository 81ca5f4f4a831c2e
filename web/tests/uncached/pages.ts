/** A page cache that stores nothing: every page is rendered again. */
export default class NoPages {
  async get(): Promise<null> {
    return null;
  }
  async set(): Promise<void> {}
  async revalidateTag(): Promise<void> {}
  resetRequestCache(): void {}
}
