/** The mailbox as a process: what a new enquiry tells staff, on a developer's machine. */
import { Box } from "./box.ts";
import { createMailbox } from "./server.ts";

const { MAILBOX_PORT, MAILBOX_HOST, MAILBOX_URL, MAILBOX_DATA_DIR, ENQUIRY_WEBHOOK_SECRET } =
  process.env;
if (!MAILBOX_DATA_DIR || !ENQUIRY_WEBHOOK_SECRET) {
  throw new Error(
    "The mailbox needs MAILBOX_DATA_DIR and ENQUIRY_WEBHOOK_SECRET: use “npm start”.",
  );
}
const hosts = MAILBOX_URL ? [new URL(MAILBOX_URL).hostname] : [];
const server = createMailbox(new Box(MAILBOX_DATA_DIR), ENQUIRY_WEBHOOK_SECRET, hosts);
const port = Number(MAILBOX_PORT || "8025");
server.listen(port, MAILBOX_HOST || "127.0.0.1", () => {
  console.log(`Mailbox ready at http://localhost:${port}`);
});
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => {
    server.close();
    server.closeAllConnections();
  });
}
