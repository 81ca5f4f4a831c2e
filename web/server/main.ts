import { createServer } from "node:http";
import { readEnvironment } from "../src/environment.ts";
import { startNotices } from "../src/notices/worker.ts";
import type { Look } from "../src/revalidation/reconcile.ts";
import { Reconciler } from "../src/revalidation/reconciler.ts";
import { createListener } from "./listener.ts";
import { FAILURE } from "./request.ts";
import { BUILD_FILES, openSite, openStorage } from "./site.ts";

const DAY_MS = 86_400_000;

/** How often the site asks what changed, in case a webhook was lost. */
const INTERVAL_MS = 20_000;

/** The same while instances cannot tell each other. */
const ALONE_MS = 1_000;

/** There once the site is open: what is announced before, the first look finds. */
let reconciler: Reconciler | undefined;

const environment = readEnvironment();
const port = Number(process.env.PORT ?? 3000);
const site = await openSite(port, (build) =>
  openStorage(build, {
    onBack: () => void look("whole"),
    onAnnounced: (changed) => void reconciler?.documents(changed).catch(() => {}),
  }),
);
const { store, files, pages, cdn } = site;
reconciler = new Reconciler(store, (tags) => void cdn?.purge(tags).catch(console.error));

const server = createServer(createListener(site, reconciler));
// Longer than a balancer keeps its connections, or it would use one that is just being closed.
server.keepAliveTimeout = 65_000;
server.listen(port, process.env.HOST);
await new Promise((resolve) => server.once("listening", resolve));
console.log(`Ready on http://localhost:${port}`);

async function look(how: Look): Promise<void> {
  try {
    await reconciler?.dataset(how);
    // So that it is as the content is now when a page cannot be made.
    await pages.get(FAILURE);
  } catch {
    // The Content Lake is away: the next round tries again.
  }
}

let timer: NodeJS.Timeout;
async function lookRegularly(how: Look): Promise<void> {
  const began = Date.now();
  await look(how);
  const again = () => {
    if (store.isHere && Date.now() - began < INTERVAL_MS) timer = setTimeout(again, ALONE_MS);
    else void lookRegularly("recent");
  };
  timer = setTimeout(again, ALONE_MS);
}
void lookRegularly("whole");
const prune = async () => files.prune(BUILD_FILES, await store.payloads()).catch(console.error);
void prune();
setInterval(prune, DAY_MS).unref();
const stopNotices = startNotices(environment);

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => {
    clearTimeout(timer);
    stopNotices();
    server.close(async () => {
      await store.close();
      process.exit(0);
    });
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), 3_000).unref();
  });
}
