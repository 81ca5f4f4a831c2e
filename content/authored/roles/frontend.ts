import type { AuthoredDocument } from "../../authored.ts";
import { role } from "../../offers.ts";

/** Roles in the browser. React has a service page, which holds its price. */
export const frontendRoles: AuthoredDocument<"role">[] = [
  {
    _id: "role-react-developer",
    title: "React developer",
    badge: "FRONTEND",
    service: "service-react-developer",
    description:
      "Takes a Figma file and an API contract and returns components that survive slow networks, long surnames and the back button.",
    features: [
      "React 19 with server components",
      "TanStack Query for server state",
      "Forms in React Hook Form and Zod",
      "Storybook entries for each component",
      "Vitest and Testing Library suites",
      "Profiler sessions on slow renders",
      "Redux code moved to smaller stores",
    ],
  },
  role("Next.js developer", "SSR AND CACHING", 3799, {
    _id: "role-nextjs-developer",
    description:
      "Knows what renders on the server, what is cached and for how long, and can explain why yesterday’s price is still showing.",
    features: [
      "App Router layouts and streaming",
      "Tag-based revalidation from a CMS",
      "Metadata, sitemaps and social images",
      "Middleware for redirects and locales",
      "Bundle budgets enforced in CI",
      "Pages Router projects migrated by route",
    ],
  }),
  role("Vue.js developer", "VUE AND NUXT", 3499, {
    _id: "role-vuejs-developer",
    description:
      "Suits companies with a Laravel back end and a Vue front end that grew file by file until no one wanted to open it.",
    features: [
      "Vue 3 Composition API and TypeScript",
      "Pinia stores split by feature",
      "Nuxt sites with server rendering",
      "Vue 2 code upgraded in slices",
      "Vite builds and chunk splitting",
      "Component tests in Vitest",
    ],
  }),
  role("Angular developer", "ENTERPRISE UI", 3699, {
    description:
      "Portals with forty forms and six user types are this person’s habitat: strict typing, shared modules, upgrades done on schedule.",
    features: [
      "Standalone components and signals",
      "RxJS streams without leaked subscriptions",
      "Reactive forms with custom validators",
      "NgRx where shared state needs it",
      "Angular Material themes and CDK",
      "Nx workspaces shared between teams",
      "Yearly version upgrades with schematics",
    ],
    chatMessage: "Hi Team, I'm interested in hiring an Angular developer from your website.",
  }),
  role("Svelte developer", "LIGHTWEIGHT WEB", 3399, {
    description:
      "For embeds, calculators and content sites where every kilobyte is counted and the whole page should work before scripts arrive.",
    features: [
      "Svelte 5 runes and stores",
      "SvelteKit form actions and loaders",
      "Embeddable widgets as custom elements",
      "D3 charts drawn in plain SVG",
      "Playwright checks with scripts disabled",
    ],
  }),
  role("HTML and CSS developer", "MARKUP", 2699, {
    _id: "role-html-css-developer",
    description:
      "Turns approved layouts into markup that prints, zooms and reads aloud properly, and untangles stylesheets full of important flags.",
    features: [
      "Semantic HTML and landmark structure",
      "CSS grid, subgrid and container queries",
      "Tailwind or plain cascade layers",
      "HTML email for Outlook and Gmail",
      "Print stylesheets for quotes and menus",
      "Reduced motion and forced colours",
      "Legacy Sass pruned and documented",
    ],
    chatMessage: "Hi Team, I'm interested in hiring an HTML and CSS developer from your website.",
  }),
];
