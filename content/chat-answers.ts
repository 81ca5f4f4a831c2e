import type { HomePage } from "@currawong/schemas/content.generated";
import type { Authored } from "./authored.ts";
import { MONEY_ANSWERS } from "./money-answers.ts";

type Block = Extract<NonNullable<Authored<HomePage>["sections"]>[number], { _type: "chatDemo" }>;
type Item = NonNullable<Block["items"]>[number];
type Target = NonNullable<Item["target"]>;

/** A question that a service’s own card answers, with the other words for it, separated by commas. */
const about = (question: string, words: string, target?: Target): Item => ({
  question,
  words: words.split(", "),
  ...(target && { target }),
});

/** A question with an answer of its own. */
const answer = (question: string, words: string, text: string, target?: Target): Item => ({
  ...about(question, words, target),
  answer: text,
});

/** What the chatbot on the home page can answer. The first shows from the start; the next four can be tapped. */
export const CHAT_ANSWERS: Item[] = [
  about(
    "What does an Uber clone cost?",
    "taxi app, ride hailing app, ride sharing app, rideshare",
    "service-uber-clone",
  ),
  answer(
    "Are you open on Saturday?",
    "opening hours, business hours, what time do you open, what time do you close, weekend, today, closed Sunday, Monday, weekdays",
    "Saturday 10 am to 4 pm, Monday to Friday 9 am to 6 pm AEST. Emergency support runs 24/7, Sundays too.",
    "contactPage",
  ),
  answer(
    "Can a chatbot take bookings?",
    "appointments, reservations, calendar, schedule",
    "Yes, on WhatsApp. It checks your calendar, offers free times and sends a reminder the day before.",
    "service-whatsapp-chatbot",
  ),
  answer(
    "How soon will you reply?",
    "response time, how fast do you answer, how quickly do you respond, how long until I hear back, call me back",
    "Within 24 hours, and within 2–4 hours during business hours.",
    "contactPage",
  ),
  answer(
    "Who owns the code?",
    "own domain, do we own it, source code, intellectual property, accounts, copyright, ownership",
    "You do. Domains, ad accounts, code and artwork are in your name from day one.",
  ),
  about(
    "How much is a website?",
    "website price, new site, web page, web design, landing page, redesign",
    "service-custom-website-development",
  ),
  about(
    "How much is a chatbot for WhatsApp?",
    "WhatsApp bot, whatsapp automation, chat bot, chatbot price, AI assistant",
    "service-whatsapp-chatbot",
  ),
  about(
    "Can you run our Instagram?",
    "instagram posts, instagram marketing, reels, insta, social media, content",
    "service-instagram-marketing",
  ),
  about(
    "Can you build an online shop?",
    "Shopify, ecommerce, e-commerce store, sell online, webshop, store",
    "service-shopify-store-setup",
  ),
  answer(
    "Do you work outside Sydney?",
    "Melbourne, Brisbane, Perth, Adelaide, Canberra, Hobart, Darwin, location, where are you based, office address, Australia",
    "Yes, all over Australia. We’re based in Sydney and work with you by chat and video.",
    "contactPage",
  ),
  answer(
    "Can I see a quote first?",
    "sample quote, how much does it cost, estimate, quotation, proposal, example of a quote",
    "Here’s a sample: lines, exclusions, GST and total on one page.",
    "page-sample-quote",
  ),
  answer(
    "Are you a real person?",
    "robot, bot, AI, human, talk to someone, speak to a person",
    "No, I’m a script that quotes this site. A bot we build for you reads your own documents and hands over to your staff.",
    "service-ai-chatbot-development",
  ),
  answer(
    "Where are your developers?",
    "where do they work, remote, offshore, hire someone, minimum term to hire, part time",
    "They work remotely, ten hours a week, Monday to Friday between 9 am and 6 pm AEST, for at least a calendar month.",
    "sectionPage-hire-resources",
  ),
  answer(
    "Do you have insurance?",
    "insured, professional indemnity, public liability, certificate of currency",
    "If a policy is in force, it’s named at the foot of every page. If your form asks for one that isn’t there, write to us first.",
    "page-procurement",
  ),
  ...MONEY_ANSWERS.slice(0, 4).map((item): Item => ({ ...item, target: "page-procurement" })),
];
