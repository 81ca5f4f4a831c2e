import type { SanityClient } from "@sanity/client";
import { clientFromEnvironment } from "../../seed/environment.ts";

/** An administrator's client of the lake the tests run on; it sees drafts and published alike. */
export const lake: SanityClient = clientFromEnvironment(process.env);

/** A visitor's view of the same dataset. */
export const published = lake.withConfig({ perspective: "published" });
