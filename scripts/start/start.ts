import { addresses } from "./addresses.ts";
import { localEnvironment, mailboxSmtp } from "./environment.ts";
import { stopAll, stopOnSignals } from "./processes.ts";
import { checkPorts, signInLine, startServers } from "./stack.ts";

const began = Date.now();
stopOnSignals();
try {
  const { env, ports } = localEnvironment();
  await checkPorts(ports);
  await startServers(env, ports, ["lake", "supabase", "mailbox", "web", "studio"]);
  const mailbox =
    env.SMTP_URL === mailboxSmtp(ports)
      ? `${addresses(ports, env).mailbox} (every mail the site sends)`
      : "mail is sent";
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
