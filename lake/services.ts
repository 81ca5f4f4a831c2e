import type { ServerResponse } from "node:http";
import type { AssetFiles } from "./assets/files.ts";
import type { OriginPolicy } from "./http/hosts.ts";
import type { QueryPool } from "./query/pool.ts";
import type { Sessions } from "./store/identity.ts";
import type { Store } from "./store/store.ts";

/** What every handler may use. */
export interface LakeServices {
  readonly projectId: string;
  readonly dataset: string;
  readonly administratorTypes: ReadonlySet<string>;
  readonly assets: AssetFiles;
  readonly store: Store;
  readonly queries: QueryPool;
  readonly sessions: Sessions;
  /** Required to sign in; undefined where signing in is automatic. */
  readonly signInSecret: string | undefined;
  readonly origins: OriginPolicy;
  /** Event streams that are open: closing the lake ends them. */
  readonly streams: Set<ServerResponse>;
  /** Writes one line for the operator; never a secret. */
  log(message: string): void;
}
