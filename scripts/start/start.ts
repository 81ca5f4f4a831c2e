import { dirname, join } from "node:path";
import { findExpired } from "./aside.ts";
import { localEnvironment, ROOT } from "./environment.ts";
import { addresses } from "./ports.ts";
import { fail, stopAll, stopOnSignals } from "./processes.ts";
import { checkPorts, isLocal, startDevelopment, startServers } from "./stack.ts";

/* `npm start`, and `npm run dev`, where the site and the Studio reload as their files change. */

const startedAt = Date.now();
const isDevelopment = process.argv.includes("--dev");
stopOnSignals();
try {
  const { env, ports, folders } = localEnvironment();
  await checkPorts(ports);
  const localServers = ["lake", "supabase", "mailbox"] as const;
  const servers = isDevelopment ? localServers : ([...localServers, "web", "studio"] as const);
  const { isLocked } = await startServers(env, ports, servers);
  if (isDevelopment) await startDevelopment(env, ports);
  const { studio, mailbox } = addresses(ports, env);
  const mail = isLocal("mailbox", env, ports)
    ? `${mailbox} (every mail the site sends)`
    : "mail is sent";
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  console.log(`
Ready in ${seconds} s.
  Site           ${env.SITE_URL}
  Studio         ${studio}
  Content Lake   ${env.SANITY_API_HOST || "hosted by Sanity"}
  Supabase       ${env.SUPABASE_URL}
  Mailbox        ${mail}
Press Ctrl-C to stop. Your data stays in .data/; “npm run tool -- reset” puts it aside and starts over.`);
  if (isLocked) {
    console.log(
      "The documents are of an older version, because schedules lock some. “npm run tool -- migrate --plans” says what becomes of each schedule, and with --apply migrates. Then start again.",
    );
  }
  const parents = [ROOT, dirname(folders.lake), dirname(folders.supabase), join(ROOT, "backups")];
  for (const path of findExpired([...new Set(parents)])) {
    console.log(`Delete ${path}: it holds enquiries that are older than the privacy page allows.`);
  }
  // For continuous integration, which only checks that everything starts.
  if (process.argv.includes("--once")) {
    await stopAll();
    process.exit();
  }
} catch (error) {
  await fail(error);
}
