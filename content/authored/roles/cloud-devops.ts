import type { AuthoredDocument } from "../../authored.ts";
import { role } from "../../offers.ts";

/** Roles that keep systems running and deployable. */
export const cloudDevopsRoles: AuthoredDocument<"role">[] = [
  role("DevOps engineer", "CI/CD", 4399, {
    description:
      "Shortens the walk from commit to customer: builds that finish before the kettle, previews for every branch, a rollback one person can do.",
    features: [
      "GitHub Actions and GitLab pipelines",
      "Terraform modules with reviewed plans",
      "Docker images trimmed and scanned",
      "Preview environments per pull request",
      "Secrets moved into Vault or SSM",
      "Blue-green releases and quick rollback",
      "Build minutes and caches audited",
    ],
  }),
  role("AWS engineer", "AWS", 4599, {
    description:
      "Sorts out the account a contractor left behind: one root login, no tags, three regions and a bill no one can read.",
    features: [
      "Landing zone with separate accounts",
      "ECS, Lambda and RDS in ap-southeast-2",
      "IAM policies cut to least privilege",
      "CloudFront, WAF and certificates",
      "Cost allocation tags and budgets",
      "S3 lifecycle and cross-region copies",
    ],
    chatMessage: "Hi Team, I'm interested in hiring an AWS engineer from your website.",
  }),
  role("Azure engineer", "AZURE", 4399, {
    description:
      "For organisations that live in Microsoft 365 and want their web apps, databases and sign-on under the same roof and the same audit.",
    features: [
      "App Service and Container Apps",
      "Bicep templates kept in Git",
      "Conditional access and managed identities",
      "Azure SQL failover and backups",
      "Defender recommendations worked through",
      "On-premises servers moved by wave",
    ],
    chatMessage: "Hi Team, I'm interested in hiring an Azure engineer from your website.",
  }),
  role("Site reliability engineer", "RELIABILITY", 4799, {
    description:
      "Agrees with you how much downtime is acceptable, measures it, and spends the year making the pager dull.",
    features: [
      "Service levels tied to customer pain",
      "Prometheus, Grafana and OpenTelemetry",
      "Kubernetes clusters patched without outage",
      "Incident reviews free of blame",
      "Runbooks tried by someone else",
      "Game days with failures on purpose",
      "Alert noise cut week by week",
    ],
  }),
  role("Database administrator", "DATABASES", 4199, {
    description:
      "Slow report, full disk, locked table at end of financial year: call the person who reads query plans for pleasure.",
    features: [
      "PostgreSQL, MySQL and SQL Server",
      "Indexes added and, more often, removed",
      "Point-in-time recovery rehearsed",
      "Replication and version upgrades",
      "Access reviews on personal records",
      "Archiving rules for old transactions",
    ],
  }),
];
