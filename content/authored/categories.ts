import type {
  ArticleCategory,
  HireCategory,
  ServiceGroup,
} from "@currawong/schemas/content.generated";
import type { AuthoredDocument } from "../authored.ts";

const articleCategory = (slug: string, title: string): AuthoredDocument<ArticleCategory> => ({
  _id: `articleCategory-${slug}`,
  title,
});

/** What articles are filed under on the blog. */
export const articleCategories = [
  articleCategory("chatbots", "Chatbots"),
  articleCategory("ecommerce", "Ecommerce"),
  articleCategory("automation", "Automation"),
  articleCategory("web", "Web"),
  articleCategory("social-media", "Social media"),
  articleCategory("ai", "AI"),
  articleCategory("mobile", "Mobile apps"),
  articleCategory("product", "Product"),
  articleCategory("it-services", "IT services"),
  articleCategory("security", "Security"),
  articleCategory("case-studies", "Case studies"),
];

/** The ten groups of the service catalogue, in the order it lists them. */
export const serviceGroups: AuthoredDocument<ServiceGroup>[] = [
  {
    _id: "serviceGroup-ai-chatbots",
    title: "AI chatbots",
    description:
      "Assistants that know your prices and hours, work in the apps your customers use, and bring in a person when it matters.",
    services: [
      "service-ai-chatbot-development",
      "service-whatsapp-chatbot",
      "service-instagram-chatbot",
      "service-facebook-chatbot",
      "service-website-chatbot",
      "service-whatsapp-catalog-product-showcase",
    ],
  },
  {
    _id: "serviceGroup-ai-services",
    title: "AI services and automation",
    description:
      "We take single jobs off people’s desks: sorting leads, drafting replies, answering the phone, moving an order from cart to courier. A process of your own between two systems costs less than these. The usual one, enquiries into a CRM, is a cheaper package under Content, email and CRM.",
    services: [
      "service-ai-lead-scoring",
      "service-ai-email-response",
      "service-ai-video-avatar-creation",
      "service-hr-automation",
      "service-voice-ai",
      "service-ecommerce-automation",
    ],
    section: "sectionPage-ai-services",
    startingPrice: { amount: 1999, unit: "once", from: true },
    priceIncludes: "one process between two systems",
  },
  {
    _id: "serviceGroup-app-clones",
    title: "App clones",
    description:
      "We rebuild proven kinds of app, such as the feed, the ride and the rental, under your name, with source code that belongs to you.",
    services: [
      "service-tiktok-clone",
      "service-uber-clone",
      "service-facebook-clone",
      "service-instagram-clone",
      "service-linkedin-clone",
      "service-airbnb-clone",
    ],
    section: "sectionPage-app-clones",
  },
  {
    _id: "serviceGroup-hire-developers",
    title: "Hire developers and designers",
    description:
      "Hire people by the month when you have a plan and need more hands. They join your stand-up and work in your repository.",
    services: [
      "service-react-developer",
      "service-flutter-developer",
      "service-nodejs-developer",
      "service-python-developer",
      "service-ui-ux-designer",
      "service-ai-engineer",
    ],
    section: "sectionPage-hire-resources",
  },
  {
    _id: "serviceGroup-social-media",
    title: "Social media marketing",
    description:
      "We plan your posts, short videos and local search a month ahead, and nothing goes out until you approve it.",
    services: [
      "service-instagram-marketing",
      "service-tiktok-marketing",
      "service-social-media-management",
      "service-google-business-profile-optimization",
      "service-video-ads-social-media",
    ],
  },
  {
    _id: "serviceGroup-web-development",
    title: "Web development",
    description:
      "We build sites, landing pages and booking forms for speed, check them on cheap phones and hand them over with the logins in your name. The small site with bookings on our home page is three pages, their wording and an online booking page.",
    services: [
      "service-custom-website-development",
      "service-landing-page-ad-funnel-setup",
      "service-online-booking-system-integration",
    ],
    startingPrice: { amount: 1499, unit: "once", from: true },
    priceIncludes: "a small site with bookings",
  },
  {
    _id: "serviceGroup-ecommerce",
    title: "Online stores",
    description:
      "We open your shop with products on the shelf, Australian payments and freight switched on, and GST set up properly.",
    services: [
      "service-shopify-store-setup",
      "service-woocommerce-setup",
      "service-product-uploading",
    ],
  },
  {
    _id: "serviceGroup-website-care",
    title: "Website care and hosting",
    description:
      "We do the dull work that keeps a site alive: updates, backups, DNS records and mailboxes. And you’ve someone to ring when a plugin misbehaves.",
    services: [
      "service-wordpress-maintenance",
      "service-shopify-maintenance",
      "service-web-hosting-setup",
      "service-email-hosting-setup",
      "service-website-security-audit",
    ],
  },
  {
    _id: "serviceGroup-design-branding",
    title: "Design and branding",
    description:
      "We draw logos, web layouts and app screens before the build starts, while changing your mind still costs an afternoon.",
    services: [
      "service-website-design",
      "service-mobile-app-design",
      "service-logo-brand-identity-design",
    ],
  },
  {
    _id: "serviceGroup-content-crm",
    title: "Content, email and CRM",
    description:
      "We write articles worth finding, set up newsletters people open and keep a tidy record of who asked for what, so no enquiry goes cold.",
    services: [
      "service-content-writing-blog-management",
      "service-email-newsletter-setup-design",
      "service-lead-capture-crm-automation",
    ],
  },
];

/** The twelve categories of hireable roles. */
export const hireCategories: AuthoredDocument<HireCategory>[] = [
  {
    _id: "hireCategory-frontend",
    title: "Frontend",
    description:
      "Whoever builds the part customers touch: browsers, forms, speed and access for everyone.",
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
    roles: [
      "role-product-manager",
      "role-project-manager",
      "role-business-analyst",
      "role-scrum-master",
      "role-solution-architect",
    ],
  },
];
