import type { SanityClient } from "@sanity/client";
import { vi } from "vitest";

/** Does something around the commit of the client's next transaction. */
export function aroundCommit(
  client: SanityClient,
  around: (commit: () => Promise<unknown>) => Promise<unknown>,
): void {
  const begin = client.transaction.bind(client);
  vi.spyOn(client, "transaction").mockImplementationOnce(() => {
    const transaction = begin();
    const commit = transaction.commit.bind(transaction);
    return Object.assign(transaction, { commit: () => around(() => commit()) });
  });
}
