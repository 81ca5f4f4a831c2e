import "../../process-guards.ts";
import "./check-settings.ts";
import { createServer } from "node:http";
import { client } from "../src/content/lake.ts";
import { followContent } from "../src/content/revalidation/follow-content.ts";
import { Reconciler, sharedReconciler } from "../src/content/revalidation/reconcile.ts";
import { startNotices } from "../src/enquiries/notices/deliver.ts";
import { DIST_FOLDER } from "../src/runtime/dist-folder.ts";
import { readEnvironment } from "../src/runtime/environment.ts";
import { sharedPageIndex } from "../src/staff/page-index.ts";
import { watchSchedules } from "../src/staff/watch-schedules.ts";
import { LIMITS, stopGracefully } from "./connections.ts";
import { openDevelopment } from "./development.ts";
import { createListener } from "./listener.ts";
import { openSite } from "./site.ts";
import { CacheStore } from "./store.ts";

/** Opens the built site on the pages of its build. */
async function openBuiltSite() {
  const { site, files, index } = await openSite(port, store);
  sharedPageIndex.set(index);
  files.keep();
  return createListener(site);
}

const isDevelopment = process.argv.includes("--dev");
const environment = readEnvironment();
// Hosts that run containers choose the port and say so in PORT.
const port = Number(process.env.SITE_PORT || process.env.PORT || 3000);
const host = process.env.SITE_HOST || "127.0.0.1";
const store = isDevelopment ? new CacheStore() : CacheStore.open(DIST_FOLDER);
const reconciler = new Reconciler({
  client,
  ledger: store.ledger,
  invalidate: (tags) => store.invalidate(tags),
});
sharedReconciler.set(reconciler);

// Hot reload upgrades its connection.
const limits = isDevelopment ? { ...LIMITS, shouldUpgradeCallback: () => true } : LIMITS;
const server = Object.assign(createServer(limits), { maxConnections: LIMITS.maxConnections });
server.on(
  "request",
  await (isDevelopment ? openDevelopment(port, server, store) : openBuiltSite()),
);
server.listen(port, host);
await new Promise((resolve) => server.once("listening", resolve));
console.log(`Ready on http://localhost:${port}`);

const stopFollowing = followContent({ client, reconciler });
const stopNotices = startNotices(environment);
const stopWatching = watchSchedules(environment, client);

stopGracefully(server, () => {
  stopFollowing();
  stopNotices();
  stopWatching();
});
