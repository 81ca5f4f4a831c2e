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
  articleCategory("ecommerce", "E-commerce"),
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
      "Assistants that know your prices and opening hours, live where customers already write, and fetch a person when the question deserves one.",
    order: 10,
  },
  {
    _id: "serviceGroup-ai-services",
    title: "AI services and automation",
    description:
      "Single office jobs taken off people’s desks: sorting leads, drafting replies, answering the phone, moving an order from cart to courier. A single process between two systems costs less than the packages below.",
    order: 20,
    section: "sectionPage-ai-services",
    startingPrice: { amount: 1999, unit: "once", from: true },
    priceIncludes: "one process between two systems",
  },
  {
    _id: "serviceGroup-app-clones",
    title: "App clones",
    description:
      "Proven app patterns, such as the feed, the ride and the rental, rebuilt under your name with source code that belongs to you.",
    order: 30,
    section: "sectionPage-app-clones",
  },
  {
    _id: "serviceGroup-hire-developers",
    title: "Hire developers and designers",
    description:
      "People by the month for teams that have a plan and are short of hands. They join your stand-up and work in your repository.",
    order: 40,
    section: "sectionPage-hire-resources",
  },
  {
    _id: "serviceGroup-social-media",
    title: "Social media marketing",
    description:
      "Posts, short video and local search, planned a month ahead and sent for your approval before anything goes out.",
    order: 50,
  },
  {
    _id: "serviceGroup-web-development",
    title: "Web development",
    description:
      "Sites, landing pages and booking forms coded for speed, checked on cheap phones, and handed over with the logins in your name. A small site with bookings combines two of the lines below.",
    order: 60,
    startingPrice: { amount: 1499, unit: "once", from: true },
    priceIncludes: "a small site with bookings",
  },
  {
    _id: "serviceGroup-ecommerce",
    title: "Online stores",
    description:
      "A shop that opens with products on the shelf, Australian payments and freight switched on, and GST set the right way round.",
    order: 70,
  },
  {
    _id: "serviceGroup-website-care",
    title: "Website care and hosting",
    description:
      "The dull work that keeps a site alive: updates, backups, DNS records, mailboxes and someone to ring when a plugin misbehaves.",
    order: 80,
  },
  {
    _id: "serviceGroup-design-branding",
    title: "Design and branding",
    description:
      "Logos, web layouts and app screens drawn before the build starts, while changing your mind still costs an afternoon.",
    order: 90,
  },
  {
    _id: "serviceGroup-content-crm",
    title: "Content, email and CRM",
    description:
      "Articles worth finding, newsletters people open and a tidy record of who asked for what, joined so that no enquiry goes cold.",
    order: 100,
  },
];

/** The twelve categories of hireable roles. */
export const hireCategories: AuthoredDocument<HireCategory>[] = [
  {
    _id: "hireCategory-frontend",
    title: "Frontend",
    description:
      "Whoever builds the part customers touch: browsers, forms, speed and access for everyone.",
    order: 10,
  },
  {
    _id: "hireCategory-backend",
    title: "Backend",
    description:
      "APIs, queues, payments and the databases behind them, written to be read by the next person.",
    order: 20,
  },
  {
    _id: "hireCategory-full-stack",
    title: "Full stack",
    description: "One engineer from screen to schema, suited to small products and internal tools.",
    order: 30,
  },
  {
    _id: "hireCategory-mobile",
    title: "Mobile",
    description:
      "iPhone and Android work, native or shared, including the store submissions no one enjoys.",
    order: 40,
  },
  {
    _id: "hireCategory-ai-data",
    title: "AI and data",
    description:
      "Models, pipelines and reports for companies whose spreadsheets have outgrown the person who made them.",
    order: 50,
  },
  {
    _id: "hireCategory-cloud-devops",
    title: "Cloud and DevOps",
    description:
      "Deployments at four on a Friday without fear: infrastructure as code, monitoring, tested restores.",
    order: 60,
  },
  {
    _id: "hireCategory-quality",
    title: "Quality and security",
    description:
      "Testers and reviewers who try to break it first, then write down how so it stays fixed.",
    order: 70,
  },
  {
    _id: "hireCategory-design",
    title: "Design",
    description:
      "Research, interface, brand and motion, from a sketch on paper to files a developer can measure.",
    order: 80,
  },
  {
    _id: "hireCategory-ecommerce-cms",
    title: "E-commerce and CMS",
    description:
      "Specialists in the platform you already pay for: themes, apps, product data and checkout rules.",
    order: 90,
  },
  {
    _id: "hireCategory-marketing",
    title: "Marketing",
    description:
      "Search, ads, email and social, run by someone who can show which dollar brought the enquiry.",
    order: 100,
  },
  {
    _id: "hireCategory-content",
    title: "Content and video",
    description:
      "Writers, editors and video cutters who ask what the reader should do next before they begin.",
    order: 110,
  },
  {
    _id: "hireCategory-product-delivery",
    title: "Product and delivery",
    description:
      "Managers and analysts who keep scope honest, decisions recorded and the release date believable.",
    order: 120,
  },
];
