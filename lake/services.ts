import type { ServerResponse } from "node:http";
import type { AssetFiles } from "./assets/files.ts";
import type { Documents } from "./query/documents.ts";
import type { Sessions } from "./store/identity.ts";
import type { Store } from "./store/store.ts";

/** Services available to every handler. */
export interface LakeServices {
  readonly projectId: string;
  readonly dataset: string;
  readonly administratorTypes: ReadonlySet<string>;
  readonly assets: AssetFiles;
  readonly store: Store;
  readonly documents: Documents;
  readonly sessions: Sessions;
  /** The origins whose pages may call the lake. */
  readonly origins: ReadonlySet<string>;
  /** Open event streams; closing the lake ends them. */
  readonly streams: Set<ServerResponse>;
  /** Writes a line to the operator's log. Never pass a secret. */
  log(message: string): void;
}
