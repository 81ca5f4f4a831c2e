import type { AuthoredDocument } from "../../authored.ts";
import { benefits, features, questions, useCases } from "../../blocks.ts";
import { count, priced, priceIn, services, upTo, weeks } from "../../offers.ts";
import { seo } from "../../seo.ts";

/** The WhatsApp chatbot: its page under /services and the rich page at /whatsapp-chatbot. */
export const whatsappChatbot: AuthoredDocument<"service"> = {
  _id: "service-whatsapp-chatbot",
  title: "WhatsApp chatbot",
  aliases: ["/services/whatsapp-chatbot-development"],
  badge: "WHATSAPP AI",
  description:
    "We set up one business number that takes bookings, sends the running-late message and remembers what was agreed last Tuesday. It runs on the official WhatsApp Business Platform, with your team in the same thread.",
  cardText: "One business number that takes bookings, sends updates and calls in your team.",
  features: [
    "Meta business verification completed with you",
    "Booking flow tied to your calendar",
    "Reminder and on-my-way templates submitted",
    "Photos and locations accepted from customers",
    "Shared inbox for several staff",
    "Opt-in wording and a working STOP",
    "Green-light list of topics it may answer",
    "QR code for counter, van and invoice",
    "Conversation export to spreadsheet",
    "Message count in the shared inbox",
    "Takeover by typing into the chat",
  ],
  ...priced(2999, "with up to 1,000 messages a month"),
  facts: {
    costsMoreWith: ["more messages a month", "a second number", "campaigns"],
    duration: weeks(3, 5),
    counts: [upTo(1000, "messages a month"), count(1, "number")],
    alternativeTo: ["packageSet-whatsapp"],
  },
  placePrices: [
    {
      ...priceIn("template", 2499, "one number, set up and handed over"),
      facts: {
        costsMoreWith: ["monthly figures and corrections", "a second number", "campaigns"],
        duration: weeks(2, 4),
        counts: [count(1, "number")],
      },
    },
  ],
  rating: 4.9,
  reviewCount: 127,
  relatedServices: services(
    "whatsapp-catalog-product-showcase",
    "online-booking-system-integration",
    "lead-capture-crm-automation",
  ),
  seo: seo(
    "whatsapp-chatbot",
    "WhatsApp Chatbot Setup for Australian Business",
    "A WhatsApp chatbot on the official platform: bookings, reminders, photo quotes and a shared staff inbox. See what is included and ask for a quote.",
    "WhatsApp chatbot Australia, WhatsApp Business Platform setup, WhatsApp booking bot, WhatsApp reminders, shared WhatsApp inbox",
  ),
  landing: {
    title: "A WhatsApp chatbot that books the job",
    slug: "whatsapp-chatbot",
    description:
      "Customers send a photo, a pin and half a sentence. The bot works out what they need, gives a time and a figure from your own list, and writes the booking down.",
    heroImage: {
      svg: "services/chatbot-whatsapp.svg",
      alt: "A message on dark green with a small catalogue: three goods with their prices, and a gold button.",
    },
    conversation: [
      {
        from: "customer",
        text: "Flat tyre in the Chermside shopping centre car park. Do you come out?",
      },
      {
        from: "bot",
        text: "We do, until 8 tonight. You’re chatting with our booking assistant. Which size is it? The numbers are on the side of the tyre, like 205/55 R16.",
      },
      { from: "customer", text: "215/60 R17" },
      {
        from: "bot",
        text: "Thanks. We carry three in that size: $169, $198 or $245, fitted. Which would you like?",
      },
      { from: "customer", text: "Middle one. How long?" },
      {
        from: "bot",
        text: "The van can reach you between 5.40 and 6.10. Please share your location pin and the rego.",
      },
    ],
    serviceType: "WhatsApp Chatbot Development",
    sections: [
      features("Key Features", [
        [
          "Bookings in the thread",
          "It reads free times from your calendar, offers two or three, and confirms with the address and what to bring.",
          "calendar",
        ],
        [
          "Quotes from a photo",
          "A photo arrives with your usual questions answered, so whoever prices it has everything.",
          "camera",
        ],
        [
          "Reminders people read",
          "Approved template messages go out the day before and when the van leaves. A reply reopens the conversation where it stopped.",
          "bell",
        ],
        [
          "One number for the team",
          "Reception, the workshop and the owner share an inbox: a chat can be assigned, noted and closed.",
          "people",
        ],
        [
          "Answers within set limits",
          "It keeps to your topics and documents. If it doesn’t understand, it asks once, then takes a message.",
          "shield",
        ],
        [
          "Monthly figures",
          "See how many chats ended in a booking and which questions stumped it.",
          "chart",
        ],
      ]),
      benefits(
        [
          "The mobile number belongs to the business when staff move on",
          "Consent is recorded beside the name, with the date",
          "Paid once, in three sizes by messages a month, with 3 months of figures and corrections",
        ],
        { band: true },
      ),
      useCases("Use Cases", [
        [
          "Trades and call-outs",
          "It asks for suburb, photo and access before anyone drives. Emergencies ring the person on call.",
        ],
        [
          "Clinics and allied health",
          "Patients pick a time, hear what to bring and reschedule. Symptoms and results stay out: the bot offers a call.",
        ],
        [
          "Online and corner shops",
          "From Regional up it reads order status from the store. Refunds go to whoever can grant them.",
        ],
        [
          "Schools, courses and gyms",
          "Term dates, trial classes and fee questions get a straight reply, and a wet-weather change reaches every family that asked.",
        ],
      ]),
      {
        _type: "packages",
        heading: "Pricing Plans",
        set: "packageSet-whatsapp",
        service: "service-whatsapp-chatbot",
        whole: true,
      },
      questions([
        [
          "Can we keep the number on our vans?",
          "Usually, if it can receive a verification call or text. We check yours first.",
        ],
        [
          "What counts towards the monthly messages?",
          "Every message the bot sends or receives. If a month goes over, the bot keeps answering and we tell you. If two months in a row go over, we offer the next size. You pay nothing more unless you accept it.",
        ],
        [
          "What happens after the 3 months?",
          "The bot keeps running and it’s yours, with no limit on messages from us. We stop sending figures and correcting answers, unless you ask for a quote to go on. Setup without those 3 months is the cheaper one on the service’s own page.",
        ],
        [
          "Are there charges from WhatsApp itself?",
          "Meta bills reminders and other templates to your own account. The quote has an estimate.",
        ],
        [
          "May we message past customers about a sale?",
          "Only those who agreed. Spam law and Meta’s rules require consent, your name and an easy way out. The bot asks, and keeps the answer.",
        ],
      ]),
    ],
    seo: { preset: "seoPreset-whatsapp-chatbot" },
  },
};
