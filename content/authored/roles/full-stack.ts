import type { AuthoredDocument } from "../../authored.ts";
import { role } from "../../offers.ts";

/** Roles that own a feature from screen to table. */
export const fullStackRoles: AuthoredDocument<"role">[] = [
  role("Full stack TypeScript developer", "FULL STACK", 4199, {
    description:
      "One language in browser, server and tests. Give them a customer problem on Monday and expect a pull request touching all three.",
    features: [
      "Next.js or Remix with tRPC",
      "Supabase or Postgres row policies",
      "Shared types from schema to form",
      "Auth with passkeys and magic links",
      "pnpm workspaces and Turborepo builds",
      "Playwright journeys for each feature",
    ],
  }),
  role("Ruby on Rails developer", "RAILS", 3999, {
    description:
      "Keeps an established Rails product earning: gems brought up to date, slow pages halved, new features in the style already there.",
    features: [
      "Rails 8 with Hotwire and Turbo",
      "Sidekiq or Solid Queue workers",
      "N+1 queries hunted with Bullet",
      "RSpec suites made fast again",
      "Devise and Pundit access rules",
      "Stepwise upgrades from Rails 5 on",
    ],
  }),
  role("Django and React developer", "DJANGO + REACT", 4099, {
    _id: "role-django-react-developer",
    description:
      "Clinics, registries and training providers tend to need both: a careful data model with an audit trail, and screens staff forgive.",
    features: [
      "Django admin shaped for real operators",
      "History tables for every change",
      "React screens over REST endpoints",
      "Permissions by site, team and record",
      "PDF letters and certificates generated",
      "Data imports with dry-run reports",
      "pytest and factory fixtures",
    ],
  }),
  role("SaaS engineer", "SUBSCRIPTIONS", 4499, {
    description:
      "Has met the parts every subscription product postpones: tenants, trials, seat limits, failed cards and the customer who wants out.",
    features: [
      "Tenant isolation in database and cache",
      "Stripe Billing, proration and dunning",
      "Single sign-on through SAML and OIDC",
      "Feature flags and usage limits",
      "Audit logs customers can export",
      "Offboarding that deletes what it promises",
    ],
  }),
  role("Low-code developer", "LOW-CODE", 2999, {
    description:
      "Replaces the shared spreadsheet with a proper internal tool in weeks, and tells you plainly once it has outgrown the platform.",
    features: [
      "Retool and Budibase admin panels",
      "Airtable bases with sane relations",
      "Power Apps on SharePoint or Dataverse",
      "Bubble prototypes for investor meetings",
      "Make and Zapier flows with error alerts",
      "Exit plan for each tool chosen",
    ],
  }),
];
