import { absolute } from "../../runtime/site-url.ts";

/** The agency's `@id`, the same on every page. */
export const businessId = () => absolute("/#business");

export const businessReference = () => ({ "@id": businessId() });

export const websiteId = () => absolute("/#website");
