import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { listen } from "../local-server.ts";
import { startClock } from "./actions/release-clock.ts";
import { actionRoutes } from "./actions/routes.ts";
import { AssetFiles } from "./assets/files.ts";
import { serveRoutes } from "./assets/serve.ts";
import { uploadRoutes } from "./assets/upload.ts";
import { allowedOrigins } from "./http/hosts.ts";
import { createLakeServer } from "./http/server.ts";
import { listenRoutes } from "./listen/routes.ts";
import { mutateRoutes } from "./mutate/routes.ts";
import { Documents } from "./query/documents.ts";
import { queryRoutes } from "./query/routes.ts";
import type { LakeServices } from "./services.ts";
import { identify, openSessions } from "./store/identity.ts";
import { openStore } from "./store/store.ts";
import { lockFolder, openDatabase } from "./store/tables.ts";
import { accountRoutes } from "./studio/account.ts";
import { historyRoutes } from "./studio/history.ts";
import { hostedOnlyRoutes } from "./studio/hosted-only.ts";
import { loginRoutes } from "./studio/login.ts";
import { openPresence } from "./studio/presence.ts";
import { projectRoutes } from "./studio/project.ts";

export interface LakeOptions {
  /** Folder for the database and assets, created when missing; `:memory:` uses a temporary folder. */
  dataDir: string;
  /** Token of the administrator; an empty string matches no token. */
  writeToken: string;
  /** Token of the viewer, who may read drafts but not write. */
  readToken: string;
  corsOrigins: string[];
  projectId?: string;
  dataset?: string;
  /** Document types that only administrators may write; none by default. */
  administratorTypes?: string[];
  /** Receives log lines for the operator; by default they are discarded. */
  log?: (message: string) => void;
}

/** A local Content Lake: Sanity's HTTP API backed by a folder. */
export type Lake = Awaited<ReturnType<typeof createLake>>;

export async function createLake(options: LakeOptions) {
  const inMemory = options.dataDir === ":memory:";
  const dataDir = inMemory ? mkdtempSync(join(tmpdir(), "lake-")) : options.dataDir;
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, "lake.sqlite");
  const unlock = lockFolder(dataDir);
  const db = openDatabase(file);
  const sessions = openSessions(db);
  const log = options.log ?? (() => {});
  const report = (error: unknown) => log(`a listener failed: ${error}`);
  const store = openStore(db, report);
  const services: LakeServices = {
    projectId: options.projectId ?? "currawong",
    dataset: options.dataset ?? "production",
    administratorTypes: new Set(options.administratorTypes),
    assets: new AssetFiles(join(dataDir, "assets")),
    store,
    documents: new Documents(store),
    sessions,
    origins: allowedOrigins(options.corsOrigins),
    streams: new Set(),
    log,
  };
  const { writeToken, readToken } = options;
  const { server, stop } = createLakeServer(
    services,
    (token) => identify(token, { writeToken, readToken, sessions }),
    [
      ...queryRoutes,
      ...mutateRoutes,
      ...actionRoutes,
      ...listenRoutes,
      ...uploadRoutes,
      ...serveRoutes,
      ...loginRoutes,
      ...accountRoutes,
      ...projectRoutes,
      ...historyRoutes,
      ...hostedOnlyRoutes,
    ],
    openPresence,
  );
  const stopClock = startClock(services);
  return Object.assign(services, {
    /** Starts listening. Port 0 picks a free port. */
    async listen(port: number, host = "127.0.0.1") {
      return { url: `http://localhost:${await listen(server, port, host)}` };
    },
    /** Closes every connection, the server and the database. */
    async close() {
      stopClock();
      for (const stream of services.streams) stream.end();
      await stop();
      services.store.close();
      unlock();
      if (inMemory) rmSync(dataDir, { recursive: true, force: true });
    },
  });
}
