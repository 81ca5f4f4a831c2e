import { createServer } from "node:http";
import { redirectCounter } from "../src/contacts/count-redirect.ts";
import { client } from "../src/content/client.ts";
import { readEnvironment } from "../src/environment.ts";
import { startNotices } from "../src/notices/deliver.ts";
import { followContent } from "../src/revalidation/follow-content.ts";
import { Reconciler, shareReconciler } from "../src/revalidation/reconcile.ts";
import { sharePageIndex } from "../src/staff/page-index.ts";
import { createListener } from "./listener.ts";
import { createPageIndex } from "./page-index.ts";
import { BUILD_FILES, openSite } from "./site.ts";

const DAY_MS = 86_400_000;

const environment = readEnvironment();
const port = Number(process.env.PORT ?? 3000);
const site = await openSite(port);
const { store, files, cdn } = site;
site.pages.onRedirect = await redirectCounter(environment);
const reconciler = new Reconciler({
  client,
  ledger: store.ledger,
  invalidate: (tags) => {
    store.invalidate(tags);
    // Each instance purges once its own cache is invalidated: the last purge follows the last stale response.
    void cdn?.purge(tags).catch(console.error);
  },
});
shareReconciler(reconciler);
sharePageIndex(createPageIndex(store, site.pages));

const server = createServer(createListener(site));
// Longer than a load balancer's idle timeout, or it could reuse a connection that is being closed.
server.keepAliveTimeout = 65_000;
server.listen(port, process.env.HOST);
await new Promise((resolve) => server.once("listening", resolve));
console.log(`Ready on http://localhost:${port}`);

const stopFollowing = followContent({
  client,
  reconciler,
  onCompared: () => store.tidy(),
});
const prune = () => void files.prune(BUILD_FILES, store.payloads()).catch(console.error);
prune();
setInterval(prune, DAY_MS).unref();
const stopNotices = startNotices(environment);

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => {
    stopFollowing();
    stopNotices();
    server.close(() => {
      store.close();
      process.exit(0);
    });
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), 3_000).unref();
  });
}
