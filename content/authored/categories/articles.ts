import type { AuthoredDocument } from "../../authored.ts";

type Words = {
  title: string;
  /** The title in search results. */
  search: string;
  intro: string;
  keywords: string;
  /** What the closing band asks for, and what its chat message says was read. */
  closing: string;
  subject: string;
};

const articleCategory = (
  slug: string,
  { title, search, intro, keywords, closing, subject }: Words,
): AuthoredDocument<"articleCategory"> => ({
  _id: `articleCategory-${slug}`,
  title,
  intro,
  sections: [
    {
      _type: "closing",
      heading: closing,
      text: "Send us a message. You’ll get an answer from the people who wrote these.",
      label: "Ask Us in a Chat",
      chatMessage: `Hi Team, I read ${subject} and I have a question:`,
    },
  ],
  seo: { customTitle: search, keywords },
});

/** What articles are filed under on the blog, each with a page. */
export const articleCategories = [
  articleCategory("chatbots", {
    title: "Chatbots",
    search: "Chatbot Articles: Kinds, Costs and Setup",
    intro:
      "Which kind of chatbot answers which kind of customer, what each costs to build and run, and where it should hand over to a person.",
    keywords: "chatbot articles, chatbot cost Australia, chatbot for small business",
    closing: "Not sure which chatbot you need?",
    subject: "your articles about chatbots",
  }),
  articleCategory("ecommerce", {
    title: "Ecommerce",
    search: "Ecommerce Articles for Australian Shops",
    intro:
      "Keeping an online shop running: what the platform does for you, what still needs a person, and what that person should cost.",
    keywords: "ecommerce articles Australia, Shopify care, online shop maintenance",
    closing: "Is your shop giving you trouble?",
    subject: "your articles about ecommerce",
  }),
  articleCategory("automation", {
    title: "Automation",
    search: "Automation Articles for Small Teams",
    intro:
      "Jobs worth handing to software, tools that do them, and how to tell when a simple rule is enough and when you need AI.",
    keywords: "business automation articles, automation tools Australia, automate office work",
    closing: "Which job would you hand over first?",
    subject: "your articles about automation",
  }),
  articleCategory("web", {
    title: "Web",
    search: "Website Articles: Building and Upkeep",
    intro:
      "Websites that bring in enquiries and stay up: how to plan one, what to write on it, and what a care plan should include.",
    keywords: "website articles Australia, website guide, WordPress care plan",
    closing: "Want a second opinion on your website?",
    subject: "your articles about websites",
  }),
  articleCategory("social-media", {
    title: "Social media",
    search: "Social Media Articles: Rules and Results",
    intro:
      "Using Instagram and other platforms for business: what they allow, what customers respond to, and what gets an account blocked.",
    keywords: "social media articles, Instagram for business, Instagram DM automation",
    closing: "Would you like help with your messages?",
    subject: "your articles about social media",
  }),
  articleCategory("ai", {
    title: "AI",
    search: "AI Articles for Australian Businesses",
    intro:
      "AI for businesses without a technical team: where to start, which services are worth paying for, and what to keep away from it.",
    keywords: "AI articles Australia, AI for small business, AI development services",
    closing: "Could AI do a job for you?",
    subject: "your articles about AI",
  }),
  articleCategory("mobile", {
    title: "Mobile apps",
    search: "Mobile App Articles: Costs and Choices",
    intro:
      "What an app costs to build and to look after, when Flutter suits, and how to plan a first version that you can afford.",
    keywords: "mobile app articles, app development cost Australia, Flutter Australia",
    closing: "Have an app in mind?",
    subject: "your articles about mobile apps",
  }),
  articleCategory("product", {
    title: "Product",
    search: "Product Development Articles",
    intro:
      "Turning an idea into a product: how to choose who builds it, what to ask before you sign, and what to leave for later.",
    keywords: "product development articles, product development company Australia",
    closing: "Ready to talk about your product?",
    subject: "your articles about product development",
  }),
  articleCategory("it-services", {
    title: "IT services",
    search: "IT Articles: What to Buy and When",
    intro:
      "IT for offices without an IT department: what to buy first, how to score what you have, and what can wait another year.",
    keywords: "IT services articles Australia, IT checklist, small business IT",
    closing: "Wondering what to fix first?",
    subject: "your articles about IT services",
  }),
  articleCategory("security", {
    title: "Security",
    search: "Security Articles for Small Business",
    intro:
      "Protecting a small business online, in order: the few steps that stop most attacks, and what to do when something gets through.",
    keywords: "cybersecurity articles, small business security Australia",
    closing: "Worried about your security?",
    subject: "your articles about security",
  }),
  articleCategory("case-studies", {
    title: "Case studies",
    search: "Case Studies: How Apps Are Designed",
    intro:
      "Apps taken apart, one at a time: the decisions behind each, what they trade off, and the sizes and weeks to plan for.",
    keywords: "app case studies, app design decisions, marketplace app case study",
    closing: "Is one of these close to your idea?",
    subject: "your case studies",
  }),
];
