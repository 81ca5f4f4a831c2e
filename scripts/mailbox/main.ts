/** The mailbox as a process: every mail the site sends, on a developer's machine. */
import { Box } from "./box.ts";
import { createMailbox } from "./server.ts";
import { createSmtp } from "./smtp.ts";

const { MAILBOX_PORT, MAILBOX_HOST, MAILBOX_URL, MAILBOX_DATA_DIR } = process.env;
if (!MAILBOX_DATA_DIR) throw new Error("The mailbox needs MAILBOX_DATA_DIR: use “npm start”.");
const hosts = MAILBOX_URL ? [new URL(MAILBOX_URL).hostname] : [];
const box = new Box(MAILBOX_DATA_DIR);
const server = createMailbox(box, hosts);
const smtp = createSmtp(box);
const port = Number(MAILBOX_PORT || "8025");
// For this machine's own programs, whoever may look at the page.
smtp.listen(port + 1, "127.0.0.1", () => {
  server.listen(port, MAILBOX_HOST || "127.0.0.1", () => {
    console.log(`Mailbox ready at http://localhost:${port}`);
  });
});
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => {
    smtp.close();
    server.close();
    server.closeAllConnections();
  });
}
