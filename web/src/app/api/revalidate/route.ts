import { plainHost } from "@/revalidation/plain-host";

/** Asked only where the site's own server (`server/`) does not run. */
export const POST = (request: Request) => plainHost().handleWebhook(request);
