import type { Route, UpgradeRoute } from "../http/router.ts";
import { accountRoutes } from "./account.ts";
import { historyRoutes } from "./history.ts";
import { hostedOnlyRoutes } from "./hosted-only.ts";
import { loginRoutes } from "./login.ts";
import { presenceRoute } from "./presence.ts";
import { projectRoutes } from "./project.ts";

/** What the Studio asks of Sanity besides content: login, users, project, history. */
export const studioRoutes: Route[] = [
  ...loginRoutes,
  ...accountRoutes,
  ...projectRoutes,
  ...historyRoutes,
  ...hostedOnlyRoutes,
];

/** WebSocket endpoints: presence. */
export const studioUpgradeRoutes: UpgradeRoute[] = [presenceRoute];
