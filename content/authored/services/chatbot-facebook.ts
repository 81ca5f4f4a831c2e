import type { AuthoredDocument } from "../../authored.ts";
import { benefits, features, questions } from "../../blocks.ts";
import { alsoQuoted, count, priced, services, weeks } from "../../offers.ts";
import { seo } from "../../seo.ts";

/** The Messenger chatbot: its page under /services and the rich page at /facebook-chatbot. */
export const facebookChatbot: AuthoredDocument<"service"> = {
  _id: "service-facebook-chatbot",
  title: "Facebook Messenger chatbot",
  aliases: ["/services/facebook-chatbot-development"],
  badge: "MESSENGER",
  description:
    "If your town still asks its questions on your page, such as is the room free or are you open Anzac Day, Messenger answers with your own facts. It also picks up when an ad sends someone in.",
  cardText: "Replies on Messenger with your own facts, and greets people who tap an ad.",
  features: [
    "Greeting and menu for your page",
    "Event and function enquiries sorted",
    "Replies to people who tap an ad",
    "Post comments followed up in private",
    "Public holiday hours kept current",
    "Cards with picture, price and button",
    "Staff reply from Meta’s own inbox",
    "Spam and abuse filtered from leads",
    "Lead list delivered by email daily",
    "Short link for flyers and signatures",
  ],
  ...priced(2499, "one Facebook page"),
  facts: {
    costsMoreWith: ["each extra page"],
    duration: weeks(2, 3),
    counts: [count(1, "Facebook page")],
  },
  alsoQuoted: [alsoQuoted(1899, "Second reading of the catalogue price table, tied to no page")],
  rating: 4.8,
  reviewCount: 94,
  relatedServices: services(
    "instagram-chatbot",
    "social-media-management",
    "video-ads-social-media",
  ),
  vantaType: "birds",
  seo: seo(
    "ai-chatbots",
    "Facebook Messenger Chatbot for Local Businesses",
    "A Messenger chatbot for your Facebook page: function enquiries, holiday hours, ad replies and comment follow-ups, with your staff able to step in.",
    "Facebook chatbot Australia, Messenger bot for business, Facebook page auto reply, click to Messenger ads, function enquiry bot",
  ),
  landing: {
    title: "A Messenger chatbot for a busy Facebook page",
    slug: "facebook-chatbot",
    description:
      "Your page gets the same nine questions a week and three enquiries worth real money. This bot answers the nine, recognises the three, and makes sure a person sees those before lunch.",
    heroImage: {
      svg: "services/chatbot-facebook.svg",
      alt: "A wide inbox: threads at the left, an open conversation with a product card at the right.",
    },
    conversation: [
      { from: "customer", text: "Hi is the function room free any Saturday in March? Mum’s 60th" },
      {
        from: "bot",
        text: "Lovely occasion. The 6th and the 20th are open, evening only. I’m the club’s booking assistant. Roughly how many guests?",
      },
      { from: "customer", text: "About 70, some little kids" },
      {
        from: "bot",
        text: "The Harbour Room seats 90 and opens onto the lawn. Hire is $480 from 5 pm to 11, chairs and linen included. Finger food starts at $29 a head, kids under 12 at $15. See the room card below.",
      },
      { from: "customer", text: "Can we bring our own cake and a DJ?" },
      {
        from: "bot",
        text: "Cake: yes, no charge to cut it. DJ: yes, with music down at 10.30. I can hold the 20th for 48 hours while you check with the family. What’s a good mobile for our functions manager?",
      },
    ],
    serviceType: "Facebook Chatbot Development",
    sections: [
      features("Key Features", [
        [
          "Menus that save typing",
          "Hours, prices, parking, bookings, talk to us: the five taps that settle most visits, arranged in the order your page needs them.",
          "grid",
        ],
        [
          "Ad conversations",
          "When an ad opens Messenger, the bot knows which one it was and carries on from its promise instead of starting at hello.",
          "megaphone",
        ],
        [
          "Comment follow-up",
          "A question beneath a post gets a private reply with the details, within the limits Meta sets, and the public thread stays tidy.",
          "comment",
        ],
        [
          "Enquiry sorting",
          "Date, headcount and budget come out of the chat as fields. Big bookings go to the manager’s phone; lost-property questions don’t.",
          "funnel",
        ],
        [
          "Picture cards",
          "Menus, rooms, vehicles or classes shown as cards to swipe through, each with a price and one thing to press.",
          "card",
        ],
        [
          "Inbox handover",
          "A staff reply pauses the bot for that person until the matter is closed. Notes and labels remain where your team already looks.",
          "handshake",
        ],
      ]),
      benefits(
        [
          "The page shows a quick response time because it has one",
          "Ad money leads to a conversation someone finishes",
          "Function leads stop sinking beneath memes and tags",
          "Volunteers and part-timers share the load without a roster",
          "Holiday hours are changed in one place",
          "Regulars keep using the channel they know",
          "You can read each exchange, bot or human, in one list",
        ],
        { band: true },
      ),
      { _type: "rateCard", heading: "What it costs" },
      questions([
        [
          "Do we need to give you our Facebook login?",
          "No. You add our business account as a partner on the page, with the messaging task and nothing else, and you can withdraw it in a few clicks. If your page has lost track of who its admins are, we sort that out before building.",
        ],
        [
          "Can staff still use the normal inbox?",
          "They should. Meta’s inbox stays the place where people reply, and the bot falls silent in any thread a person has entered. Meta gives a human longer than software to answer: up to seven days after the customer’s last message, against 24 hours.",
        ],
        [
          "Is Messenger still worth it?",
          "Look at your page insights. If messages are a trickle, spend the money elsewhere and we’ll say so. Pages with events, rooms, vehicles or local deliveries tend to have more traffic in Messenger than their owners think, because no one has been counting.",
        ],
        [
          "Could the same bot run on Instagram?",
          "Much of it. Both sit on Meta’s messaging tools, so answers and product data are shared, while greetings, story replies and comment rules are written for each. Mention both at the start, even if the second waits, so the first is built to be shared.",
        ],
      ]),
    ],
    seo: seo(
      "ai-chatbots",
      "Facebook Chatbot Development for Pages and Ads",
      "How a Messenger bot handles a function booking, an ad click and a comment on your Facebook page, who takes over, and what it needs from you.",
      "Facebook chatbot development, Messenger chatbot cost, Facebook page chatbot, venue booking chatbot, Messenger lead generation",
    ),
  },
};
