import { chat, records, type ServiceStory } from "./model.ts";

/** What the pages of the chatbot services say beyond their inclusions. */
export const chatbots: Record<string, ServiceStory> = {
  "service-whatsapp-chatbot": {
    show: chat(
      "A booking taken after closing",
      [
        "Hi, hot water’s gone cold. Can somebody come tomorrow?",
        "Sorry to hear it. Which suburb, and is the unit gas or electric?",
        "Marrickville. Gas. Photo attached",
        "Thanks, the photo is with the plumber. Tomorrow has 7.30 am or 1 pm free. Which suits?",
        "7.30",
        "Booked for 7.30 am in Marrickville. You get a message when the van leaves. To speak to a person, reply PERSON.",
      ],
      "The plumber, the customer and the times are made up.",
    ),
    without: [
      [
        "Meta’s message charges",
        "Reminders and other templates are billed by Meta to your own account, by type and country.",
      ],
      [
        "Marketing blasts",
        "The setup covers replies, bookings and reminders. Campaigns need consent from each customer and are quoted apart.",
      ],
      [
        "A second number",
        "One number is connected. Another branch or brand has its own verification, and its own line in the quote.",
      ],
    ],
    time: [
      [
        "Verification",
        "Meta checks the business and the number. Its queue sets the pace, from a day to a few weeks, so it is the first thing we send.",
      ],
      [
        "Flow and wording",
        "You correct the questions the bot asks, the topics it may answer and the words of each reminder.",
      ],
      [
        "Trial in the family",
        "Staff book, cancel and try to confuse it on the real number, while the public still has the old one.",
      ],
      [
        "Opening",
        "The number goes on the site and the counter. Transcripts of the first fortnight are read with you.",
      ],
    ],
    ask: [
      [
        "Do customers see that they write to a bot?",
        "Yes. It says so in its first message, and gives the word that brings a person.",
      ],
      [
        "Can my staff answer from their own phones?",
        "Through the shared inbox, yes: it runs in a browser and as an app. The number itself is then no longer used in the ordinary WhatsApp app.",
      ],
      [
        "What if the calendar is wrong?",
        "The bot offers what the calendar shows as free. Holidays and private appointments have to be in it, or be blocked by hand.",
      ],
    ],
  },
  "service-instagram-chatbot": {
    show: chat(
      "A comment that became an order",
      [
        "Is the olive one still in stock? Saw your reel",
        "It is: olive in S, M and L. Shall I send you the product page, or ask somebody about the fit?",
        "The fit. I’m between M and L",
        "A person will answer that here by ten tomorrow. May I keep an M and an L aside until then?",
        "Yes please",
        "Done: both are held until noon tomorrow, under this account’s name.",
      ],
      "The shop and the order are made up.",
    ),
    without: [
      [
        "Posts and reels",
        "The bot answers what your posts bring in. Making them belongs to Instagram marketing.",
      ],
      [
        "Buying followers",
        "No follows, likes or comments are automated. Instagram removes accounts for it, and it sells nothing.",
      ],
      [
        "Messages out of the blue",
        "Instagram lets a business reply to people who have written or commented. It cannot open the conversation.",
      ],
    ],
    time: [
      [
        "First days",
        "The account is switched to professional, joined to a Facebook page and to Meta’s messaging access.",
      ],
      [
        "First draft",
        "Replies to the twenty questions asked most, and the trigger words under posts, for you to strike through.",
      ],
      [
        "Quiet trial",
        "Only accounts you name get the bot’s answers. Everybody else still reaches your staff.",
      ],
      [
        "In the open",
        "It answers everyone, hands over what it does not know, and lists what it was asked in vain.",
      ],
    ],
    ask: [
      [
        "Does it answer comments or only messages?",
        "Both. Under a post it replies briefly in public, and with the details in a private message to that person.",
      ],
      [
        "What happens to story replies?",
        "They arrive as messages and are answered as such. A heart or an emoji alone gets no reply.",
      ],
      [
        "Can it take payment?",
        "It links to the page of the product in your own shop, where the customer pays. Card details never enter the chat.",
      ],
    ],
  },
  "service-facebook-chatbot": {
    show: chat(
      "A Saturday question on the page",
      [
        "do you do kids parties on a sunday",
        "We do, from 10 am to 4 pm, for 8 to 20 children. For which date, and how many?",
        "14th, about 12 of them",
        "The 14th is free at 10 am. The party list and what to bring are on this page. Shall I hold it for two days?",
        "Yes. Nut allergy in the group, is that ok?",
        "I pass that on to a person before anything is booked. Somebody from the kitchen writes to you on Monday morning.",
      ],
      "The play centre and the party are made up.",
    ),
    without: [
      [
        "Page moderation",
        "The bot answers messages. Hiding abuse and deleting spam under posts stays with whoever runs the page.",
      ],
      [
        "Advertising",
        "Adverts that open Messenger can lead to it. Their budget and set-up are not part of this.",
      ],
      [
        "Marketplace",
        "Messages about private Marketplace listings do not reach a business page, and so not the bot either.",
      ],
    ],
    time: [
      [
        "Access",
        "You make us an editor of the page, and take that away again by the same switch whenever you like.",
      ],
      [
        "Sorting the past",
        "Old conversations are grouped by what was asked. The ten largest groups become the bot’s first answers.",
      ],
      [
        "Rehearsal",
        "Your staff write to it as difficult customers. What it got wrong is put right in front of them.",
      ],
      ["Live", "It greets new conversations. Ones that a person has open are left alone."],
    ],
    ask: [
      [
        "Will it talk over my staff?",
        "No. As soon as a person writes in a conversation, the bot is silent there until it is called back.",
      ],
      [
        "Can it work outside opening hours only?",
        "Yes, by the hours you set, public holidays of your state included.",
      ],
      [
        "We have several pages. Is it one bot?",
        "It can be: the same answers with the hours, address and people of each page. Every further page is a line in the quote.",
      ],
    ],
  },
  "service-website-chatbot": {
    show: chat(
      "A visitor on the pricing page",
      [
        "Do you install in regional areas?",
        "Yes, up to 200 km from Bendigo. Beyond that we name an installer. Where is the house?",
        "Echuca. Roughly what would 10 kW cost?",
        "Our price list has a range for 10 kW; your roof decides where in it. A person quotes after seeing a bill. Shall I book a call?",
        "OK, Thursday arvo",
        "Thursday, 3 pm. Please have a recent power bill at hand. This conversation goes to the person who rings you.",
      ],
      "The installer, the visitor and the distances are made up.",
    ),
    without: [
      [
        "Writing your policies",
        "The bot repeats what you have approved. Where there is no answer on paper, one has to be decided before it can be given.",
      ],
      [
        "Live chat staffing",
        "Conversations are handed to your people in the hours you name. Answering them through the night is not part of the build.",
      ],
      [
        "The model’s running costs",
        "The language model is billed by its provider to your account, under a cap you set.",
      ],
    ],
    time: [
      [
        "Papers",
        "Price list, terms, manuals and the ten e-mails you answer most are collected, and contradictions between them listed.",
      ],
      [
        "Voice and limits",
        "You choose how it greets, what it calls itself and which subjects it must pass on.",
      ],
      [
        "Hidden page",
        "It runs on an address only you know. A list of trial questions is marked right or wrong, twice.",
      ],
      [
        "On the site",
        "It opens on two pages first, then on all, once its answers have been read for a week.",
      ],
    ],
    ask: [
      [
        "Does it slow the page down?",
        "The button is light, and the rest loads when somebody opens it. We measure the page before and after, on a phone.",
      ],
      [
        "Which websites can have it?",
        "Any where a line of code can be added: WordPress, Shopify, Webflow, Squarespace or one built for you.",
      ],
      [
        "Can it see who is logged in?",
        "Only if your site tells it, which is a connection of its own. Out of the box it knows the page it stands on and nothing of the visitor.",
      ],
    ],
  },
  "service-ai-chatbot-development": {
    show: records(
      "The test it has to pass before launch",
      ["Asked", "What the documents say", "Answer"],
      [
        [
          "Can I return a sale item?",
          "Returns policy, part 3: exchange within 14 days, faults under consumer law at any time",
          "Right, with source",
        ],
        [
          "Is the 2019 model compatible?",
          "Not mentioned in any manual supplied",
          "Said so, passed on",
        ],
        [
          "What would you choose for a baby?",
          "Advice on safety is on the list of refused subjects",
          "Declined, person offered",
        ],
        [
          "How long does freight to Darwin take?",
          "Two documents disagree: five days and eight",
          "Wrong, sources settled",
        ],
      ],
      "Four of a longer list, for a shop that does not exist. You keep the list and can run it again.",
    ),
    without: [
      [
        "Further channels",
        "One channel is in the starting price. Each other one, from WhatsApp to a kiosk, is quoted by itself.",
      ],
      [
        "Training a model of your own",
        "The bot looks things up in your documents and uses a model that exists. That is cheaper to run, and can be corrected in a minute.",
      ],
      [
        "The upkeep of your documents",
        "It flags what is old or contradicts itself. Somebody on your side decides what is true.",
      ],
    ],
    time: [
      [
        "Clean-up list",
        "Which documents clash, are out of date or are missing, on one sheet for whoever knows.",
      ],
      [
        "Trial of models",
        "Two or three candidates answer the same questions from your papers. You see answers, cost and speed side by side.",
      ],
      [
        "Closed trial",
        "Staff use it on real questions and mark what is wrong. Corrections are made the same week.",
      ],
      [
        "Launch and reading",
        "It opens in the one channel. The transcripts of the first weeks are read together.",
      ],
    ],
    ask: [
      [
        "How is it kept from making things up?",
        "It may only answer from passages it has found, shows which, and otherwise says that the papers are silent. The test list measures how often that holds.",
      ],
      [
        "Where do our documents go?",
        "To a store in a region named in the quote. The model’s provider sees the passages needed for an answer, under terms you read first.",
      ],
      [
        "Can we leave with it?",
        "Yes. Source files, prompts and the test list are handed over, and nothing in them is tied to us.",
      ],
    ],
  },
  "service-whatsapp-catalog-product-showcase": {
    show: chat(
      "A basket sent as a message",
      [
        "Basket: 2 × linen napkins (sage), 1 × table runner (sand)",
        "Thank you! Two sage napkins and one sand runner. Pick-up in Fitzroy, or delivery?",
        "Delivery to 3056",
        "Delivery to Brunswick leaves on Tuesdays and Fridays. The shop confirms stock and sends a payment link today.",
        "Can you gift wrap?",
        "I have noted the gift wrap for the shop. They answer together with the payment link.",
      ],
      "The shop, the goods and the customer are made up.",
    ),
    without: [
      [
        "Product number 21 and on",
        "20 products are loaded. Product uploading is priced by the hundred, for ranges larger than that.",
      ],
      [
        "Taking the money",
        "Payment goes through a link from your own provider, or in the shop. The catalogue holds no card details.",
      ],
      [
        "Stock that counts itself",
        "Sold-out lines are hidden by hand from a phone. Joining a stock system is e-commerce automation.",
      ],
    ],
    time: [
      ["Day one", "You send photos, names, sizes and prices in whatever form they are in."],
      [
        "Sorting",
        "Photos are squared and matched, texts cut to what fits a phone, and everything sorted into collections.",
      ],
      [
        "Meta’s review",
        "Each product is checked by Meta against its commerce policy, mostly within a day or two.",
      ],
      [
        "Handing over",
        "You order from yourself, then add a product from your own phone while we watch.",
      ],
    ],
    ask: [
      [
        "Do I need a website for this?",
        "No. The catalogue lives in WhatsApp, and each product has a link that you can print or post.",
      ],
      [
        "Which products are refused?",
        "Alcohol, tobacco, medicines and a number of others are not allowed in the catalogue by Meta’s policy. We look through your range before you pay.",
      ],
      [
        "Can the same person add products at home?",
        "Yes, on the phone that holds the business account. The lesson at the end is about just that.",
      ],
    ],
  },
};
