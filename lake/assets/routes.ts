import type { Route } from "../http/router.ts";
import { serveRoutes } from "./serve.ts";
import { uploadRoutes } from "./upload.ts";

/** Everything under `/assets`, `/images` and `/files`. */
export const assetRoutes: Route[] = [...uploadRoutes, ...serveRoutes];
