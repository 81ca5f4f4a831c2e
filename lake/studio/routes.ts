import type { Route } from "../http/router.ts";
import { accountRoutes } from "./account.ts";
import { historyRoutes } from "./history.ts";
import { hostedOnlyRoutes } from "./hosted-only.ts";
import { loginRoutes } from "./login.ts";
import { projectRoutes } from "./project.ts";

/** What the Studio asks of Sanity besides content: login, users, project, history. */
export const studioRoutes: Route[] = [
  ...loginRoutes,
  ...accountRoutes,
  ...projectRoutes,
  ...historyRoutes,
  ...hostedOnlyRoutes,
];
