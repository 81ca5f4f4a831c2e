import type { SanityClient } from "@sanity/client";
import { vi } from "vitest";

/** Wraps the commit of the client's next transaction. */
export function aroundCommit(
  client: SanityClient,
  wrapCommit: (commit: () => Promise<unknown>) => Promise<unknown>,
): void {
  const begin = client.transaction.bind(client);
  vi.spyOn(client, "transaction").mockImplementationOnce(() => {
    const transaction = begin();
    const commit = transaction.commit.bind(transaction);
    return Object.assign(transaction, { commit: () => wrapCommit(() => commit()) });
  });
}
