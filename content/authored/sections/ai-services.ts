import type { AuthoredDocument } from "../../authored.ts";
import { questions, steps } from "../../blocks.ts";
import { services } from "../../offers.ts";
import { seo } from "../../seo.ts";

export const aiServicesSection: AuthoredDocument<"sectionPage"> = {
  _id: "sectionPage-ai-services",
  title: "AI services that take over one job at a time",
  intro:
    "Pick the job with the longest queue. We’ll build an assistant for that one job, run it alongside your staff on real cases and let you decide.",
  sections: [
    {
      _type: "hero",
      aside: "rates",
      ratesTitle: "Rate card",
      buttons: [
        {
          label: "Describe the Job",
          chatMessage: "Hi Team, I'm looking at your AI services. The job that eats our week is:",
        },
      ],
    },
    {
      _type: "serviceCards",
      heading: "Four AI services and their prices",
      intro: "Each has a narrow brief, a record of what it decided and an off switch.",
      services: services(
        "ai-lead-scoring",
        "ai-email-response",
        "ai-video-avatar-creation",
        "hr-automation",
      ),
      layout: "two",
    },
    steps(
      "How a project runs",
      [
        [
          "Check it’s worth it",
          "We count how often the job comes up, how long it takes and what a mistake costs. If it doesn’t add up to much, we’ll tell you to leave it.",
        ],
        [
          "Test it on past cases",
          "We replay old cases whose outcome you already know. It has to match your best person before it goes live.",
        ],
        [
          "Run it beside your staff",
          "For the first weeks it only suggests, and your staff decide. We keep every correction and use it.",
        ],
        [
          "Agree on the limits",
          "We write down what it mustn’t answer, what it can’t approve and when it hands over.",
        ],
        [
          "Hand over the records",
          "You get a log of what came in, what it answered and which source it used. An auditor or a new manager can follow it.",
        ],
      ],
      { layout: "list", band: true },
    ),
    questions([
      [
        "Does our data train someone’s public model?",
        "We use business accounts whose terms exclude training on your content, and name the provider and the region in the proposal. Personal information is left out wherever the task allows.",
      ],
      [
        "What if it gets something wrong?",
        "Sometimes it will. So we measure how often first, choose tasks where a mistake can be undone, and have a person approve anything to do with money, health or employment.",
      ],
      [
        "Can we begin with something smaller?",
        "Yes, with a trial of two weeks: one task, replayed on up to 200 of last month’s records. You get a note of how often the assistant agreed with your staff, and why it didn’t. It isn’t connected to your systems, and nothing goes to customers. It costs less than any of the four services.",
      ],
      [
        "Do we need new software?",
        "Seldom. These assistants work through the mailbox, CRM or HR system you have, as long as it offers an interface. If it doesn’t, we’ll say so while you can still change your mind.",
      ],
      [
        "What will it cost to run?",
        "Model usage is billed by the provider according to volume. We estimate it from your own counts and put a monthly ceiling on the account.",
      ],
    ]),
    {
      _type: "closing",
      heading: "Find out what AI could do with your inbox",
      text: "Send us ten typical messages with the names removed. We’ll tell you what a machine could do with them.",
      label: "Send Ten Examples",
      chatMessage:
        "Hi Team, I'd like to send ten example messages and hear what AI could do with them.",
    },
  ],
  seo: seo(
    "ai-chatbots",
    "AI Services for Australian Business: Four Jobs Done",
    "Lead scoring, email replies, video avatars and HR automation for Australian businesses. Tested on your past cases, supervised by your own staff, priced in AUD.",
    "AI services Australia, AI lead scoring, AI email response, HR automation, AI video avatar",
  ),
};
