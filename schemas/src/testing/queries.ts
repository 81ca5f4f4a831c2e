import * as addresses from "../queries/addresses.ts";
import * as hire from "../queries/hire.ts";
import * as pages from "../queries/pages.ts";
import * as quote from "../queries/quote.ts";
import * as services from "../queries/services.ts";
import * as writing from "../queries/writing.ts";

/** Every query of the site, by name. */
export const QUERIES = Object.entries({
  ...{ ...addresses, ...hire, ...pages, ...quote, ...services, ...writing },
}).filter(([name]) => name.endsWith("_QUERY"));
