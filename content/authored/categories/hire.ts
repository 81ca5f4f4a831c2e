import type { AuthoredDocument } from "../../authored.ts";
import { count, without } from "../../offers.ts";

/** What every role has in common. Those with a service of their own have its facts. */
const facts = {
  excludes: without(
    [
      "Tool licences",
      "The repository, design files and other tools are your accounts, with a seat for us.",
    ],
    ["Nights and weekends", "Hours are worked Monday to Friday between 9 am and 6 pm AEST."],
  ),
  costsMoreWith: ["more hours a week", "more people", "a lead for a larger team"],
  counts: [count(10, "hours a week")],
};

/** The twelve categories of hireable roles. */
export const hireCategories: AuthoredDocument<"hireCategory">[] = [
  {
    _id: "hireCategory-frontend",
    title: "Frontend",
    description:
      "Whoever builds the part customers touch: browsers, forms, speed and access for everyone.",
    facts,
    roles: [
      "role-react-developer",
      "role-nextjs-developer",
      "role-vuejs-developer",
      "role-angular-developer",
      "role-svelte-developer",
      "role-html-css-developer",
    ],
  },
  {
    _id: "hireCategory-backend",
    title: "Backend",
    description:
      "APIs, queues, payments and the databases behind them, written to be read by the next person.",
    facts,
    roles: [
      "role-nodejs-developer",
      "role-python-developer",
      "role-laravel-developer",
      "role-dotnet-developer",
      "role-java-developer",
      "role-go-developer",
    ],
  },
  {
    _id: "hireCategory-full-stack",
    title: "Full stack",
    description: "One engineer from screen to schema, suited to small products and internal tools.",
    facts,
    roles: [
      "role-full-stack-typescript-developer",
      "role-ruby-on-rails-developer",
      "role-django-react-developer",
      "role-saas-engineer",
      "role-low-code-developer",
    ],
  },
  {
    _id: "hireCategory-mobile",
    title: "Mobile",
    description:
      "iPhone and Android work, native or shared, including the store submissions no one enjoys.",
    facts,
    roles: [
      "role-flutter-developer",
      "role-react-native-developer",
      "role-ios-developer",
      "role-android-developer",
      "role-kotlin-multiplatform-developer",
      "role-app-release-engineer",
    ],
  },
  {
    _id: "hireCategory-ai-data",
    title: "AI and data",
    description:
      "Models, pipelines and reports for companies whose spreadsheets have outgrown the person who made them.",
    facts,
    roles: [
      "role-ai-engineer",
      "role-machine-learning-engineer",
      "role-chatbot-developer",
      "role-data-engineer",
      "role-data-analyst",
      "role-power-bi-developer",
    ],
  },
  {
    _id: "hireCategory-cloud-devops",
    title: "Cloud and DevOps",
    description:
      "Deployments at four on a Friday without fear: infrastructure as code, monitoring, tested restores.",
    facts,
    roles: [
      "role-devops-engineer",
      "role-aws-engineer",
      "role-azure-engineer",
      "role-site-reliability-engineer",
      "role-database-administrator",
    ],
  },
  {
    _id: "hireCategory-quality",
    title: "Quality and security",
    description:
      "Testers and reviewers who try to break it first, then write down how so it stays fixed.",
    facts,
    roles: [
      "role-manual-qa-tester",
      "role-test-automation-engineer",
      "role-performance-tester",
      "role-penetration-tester",
      "role-accessibility-auditor",
    ],
  },
  {
    _id: "hireCategory-design",
    title: "Design",
    description:
      "Research, interface, brand and motion, from a sketch on paper to files a developer can measure.",
    facts,
    roles: [
      "role-ui-ux-designer",
      "role-product-designer",
      "role-ux-researcher",
      "role-graphic-designer",
      "role-brand-designer",
      "role-motion-designer",
    ],
  },
  {
    _id: "hireCategory-ecommerce-cms",
    title: "Ecommerce and CMS",
    description:
      "Specialists in the platform you already pay for: themes, apps, product data and checkout rules.",
    facts,
    roles: [
      "role-shopify-developer",
      "role-wordpress-developer",
      "role-adobe-commerce-developer",
      "role-webflow-developer",
      "role-headless-cms-developer",
      "role-catalogue-specialist",
    ],
  },
  {
    _id: "hireCategory-marketing",
    title: "Marketing",
    description:
      "Search, ads, email and social, run by someone who can show which dollar brought the enquiry.",
    facts,
    roles: [
      "role-seo-specialist",
      "role-google-ads-specialist",
      "role-meta-ads-specialist",
      "role-social-media-manager",
      "role-email-marketing-specialist",
      "role-marketing-automation-specialist",
    ],
  },
  {
    _id: "hireCategory-content",
    title: "Content and video",
    description:
      "Writers, editors and video cutters who ask what the reader should do next before they begin.",
    facts,
    roles: [
      "role-copywriter",
      "role-technical-writer",
      "role-content-strategist",
      "role-video-editor",
      "role-short-form-video-producer",
    ],
  },
  {
    _id: "hireCategory-product-delivery",
    title: "Product and delivery",
    description:
      "Managers and analysts who keep scope honest, decisions recorded and the release date believable.",
    facts,
    roles: [
      "role-product-manager",
      "role-project-manager",
      "role-business-analyst",
      "role-scrum-master",
      "role-solution-architect",
    ],
  },
];
