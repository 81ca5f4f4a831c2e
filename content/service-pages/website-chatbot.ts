import { plate, type ServiceStory } from "./model.ts";

export const story: ServiceStory = {
  plate: plate(
    "services/website-chatbot.svg",
    "A solar installer’s pricing page with the chat open: each answer names its source. Beside it the form for a call and an email of unanswered questions.",
    [
      ["Trained on your published pages", "page"],
      ["Source link beneath each answer", "chat"],
      ["Callback form inside the panel", "callback"],
    ],
  ),
  without: [
    [
      "Writing your policies",
      "The bot repeats what you’ve approved. If there’s no answer on paper, you need to decide one before it can give it.",
    ],
    [
      "Live chat staffing",
      "The bot hands conversations to your people in the hours you name. Answering them overnight isn’t part of the build.",
    ],
    [
      "The model’s running costs",
      "The language model’s provider bills your account, under a cap you set.",
    ],
  ],
  time: [
    [
      "Your pages",
      "We read every published page of your site and list where two of them contradict each other.",
    ],
    [
      "Voice and limits",
      "You choose how it greets people, what it calls itself and which subjects it must pass on.",
    ],
    [
      "Trial on a hidden page",
      "It runs at an address only you know. A list of test questions gets marked right or wrong, twice.",
    ],
    [
      "Live on your site",
      "It starts on two pages, then goes on all of them once its answers have been read for a week.",
    ],
  ],
  ask: [
    [
      "Does it slow the page down?",
      "The button is light, and the rest loads when someone opens it. We measure the page before and after, on a phone.",
    ],
    [
      "Which websites can have it?",
      "Any site where you can add a line of code: WordPress, Shopify, Webflow, Squarespace or one built for you.",
    ],
    [
      "Can it see who is logged in?",
      "Only if your site tells it, which is a separate connection. Out of the box it knows the page it’s on and nothing about the visitor.",
    ],
  ],
  links:
    "Read [how the website chatbot works](/website-chatbot) with a calendar and a CRM. Our guide to [chatbot development](/blog/top-chatbot-development-australia-2025) compares five kinds, with prices.",
};
