import { addresses } from "./addresses.ts";
import { localEnvironment } from "./environment.ts";
import { stopAll, stopOnSignals } from "./processes.ts";
import { checkPorts, signInLine, startServers } from "./stack.ts";

const began = Date.now();
stopOnSignals();
try {
  const { env, ports } = localEnvironment();
  await checkPorts(ports);
  await startServers(env, ports, ["lake", "supabase", "mailbox", "web", "studio"]);
  // Enquiries are read in the Studio; the mailbox receives the notices of new ones.
  const own = addresses(ports, env).mailbox;
  const mailbox = env.ENQUIRY_WEBHOOK_URL?.startsWith(own)
    ? `${own} (what a new enquiry tells staff)`
    : "told elsewhere";
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  console.log(`
Ready in ${seconds} s.
  Site           ${env.SITE_URL}
  Studio         ${addresses(ports, env).studio}
  Content Lake   ${env.SANITY_API_HOST || "hosted by Sanity"}
  Supabase       ${env.SUPABASE_URL}
  Mailbox        ${mailbox}${signInLine(env, ports)}
Press Ctrl-C to stop. Your data stays in .data/; “npm run reset” starts over.`);
  // For continuous integration: that it starts is all there is to see.
  if (process.argv.includes("--once")) {
    await stopAll();
    process.exit();
  }
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  await stopAll();
  process.exitCode = 1;
}
