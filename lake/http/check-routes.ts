import type { Route } from "./router.ts";

/** `/check/cors`: how the client finds out why an event stream failed. */
export const checkRoutes: Route[] = [
  {
    method: "GET",
    pattern: "/check/cors",
    access: "public",
    // A request from an origin that is not allowed never comes this far.
    handle: (ctx) => ctx.json(200, { result: { allowed: true, withCredentials: true } }),
  },
];
