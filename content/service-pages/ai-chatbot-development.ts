import { plate, type ServiceStory } from "./model.ts";

export const story: ServiceStory = {
  plate: plate(
    "services/ai-chatbot-development.svg",
    "Six documents with two that clash, an answer with its source on a phone, the test run with 118 of 120 right, three models, and the screen for corrections.",
    [
      ["Document clean-up list before training", "documents"],
      ["Retrieval from PDFs, pages and sheets", "answer"],
      ["Admin screen for correcting answers", "correction"],
    ],
  ),
  without: [
    [
      "Extra channels",
      "The starting price covers one channel. We quote each extra one separately, from WhatsApp to a kiosk.",
    ],
    [
      "Stock, calendar and CRM",
      "It answers questions. Bookings, stock and customer records belong to the chatbots for WhatsApp, Instagram and websites, or are quoted.",
    ],
    [
      "Training your own model",
      "The bot looks things up in your documents and uses an existing model. That’s cheaper to run, and takes a minute to correct.",
    ],
    [
      "Keeping your documents current",
      "The bot flags anything old or contradictory. Someone on your team decides what’s right.",
    ],
  ],
  time: [
    [
      "Clean-up list",
      "One sheet of documents that clash, are out of date or are missing, for the people who’d know.",
    ],
    [
      "Model trial",
      "Two or three models answer the same questions from your documents. You see answers, cost and speed side by side.",
    ],
    [
      "Closed trial",
      "Your staff try it on real questions and mark what’s wrong. We fix it the same week.",
    ],
    [
      "Launch and review",
      "It goes live in the one channel. We read the first weeks’ transcripts with you.",
    ],
  ],
  ask: [
    [
      "Why does this cost less than a chatbot for WhatsApp?",
      "It’s one set of documents that answers in one place. The chatbots for WhatsApp, Instagram and Messenger cost more because each takes bookings, orders or leads and is set up with Meta for you. Three channels at once means the same answers in three places, still without bookings or orders.",
    ],
    [
      "How do you stop it making things up?",
      "It can only answer from passages it has found, and shows you which. If your documents don’t say, it tells you so. The test list measures how often that holds.",
    ],
    [
      "Where do our documents go?",
      "They’re stored in a region named in the quote. The model’s provider sees the passages needed for an answer, under terms you read first.",
    ],
  ],
  links:
    "Our guide to [chatbot development](/blog/top-chatbot-development-australia-2025) compares five kinds, with prices. See the other [AI services](/ai-services).",
};
