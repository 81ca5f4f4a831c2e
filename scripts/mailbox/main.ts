/** Runs the mailbox, which shows every mail the site sends, on a developer's machine. */
import "../../process-guards.ts";
import { createMailbox } from "./server.ts";

const { MAILBOX_PORT, MAILBOX_HOST } = process.env;
const { http, smtp } = createMailbox();
const port = Number(MAILBOX_PORT || "8025");
// SMTP is for this machine's own programs, even if others can see the page.
smtp.listen(port + 1, "127.0.0.1", () => {
  http.listen(port, MAILBOX_HOST || "127.0.0.1", () => {
    console.log(`Mailbox ready at http://localhost:${port}`);
  });
});
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => {
    smtp.close();
    http.close();
    http.closeAllConnections();
  });
}
