import { chat, comparison, records, type ServiceStory } from "./model.ts";

/** What the pages of the AI services say beyond their inclusions. */
export const ai: Record<string, ServiceStory> = {
  "service-ai-lead-scoring": {
    show: records(
      "Monday morning in the CRM",
      ["Enquiry", "Why it stands there", "Score"],
      [
        [
          "Café fit-out, Geelong",
          "Named a budget, opened the price list twice, similar to eight jobs you won",
          "86 · ring first",
        ],
        ["Office refresh, Ballarat", "Right kind of job, no date given", "54 · e-mail"],
        ["Student, Melbourne", "Free mail address, asked for a template", "12 · set aside"],
        ["Same café, second form", "Duplicate of the first line", "Merged"],
      ],
    ),
    without: [
      [
        "The CRM itself",
        "Scores go into the one you have. Setting one up is lead capture and CRM automation.",
      ],
      [
        "Bought-in data",
        "No credit files, income brackets or scraped profiles. The model sees what people told you.",
      ],
      [
        "Decisions about people",
        "A low score moves an enquiry down the list. It refuses nobody, and prices are the same for all.",
      ],
    ],
    time: [
      [
        "Look at the past",
        "Your CRM’s history is checked for enough won and lost deals. If there are too few, plain rules do the work, and we say so.",
      ],
      [
        "Shadow scores",
        "For a few weeks scores are written where sales cannot see them, and compared with what happened.",
      ],
      ["In the open", "Scores and reasons appear in the list. Sales can mark one as wrong."],
      [
        "Quarterly look",
        "The model is trained again on the new outcomes, or switched off if it earns nothing.",
      ],
    ],
    ask: [
      [
        "How many past deals does it need?",
        "A few hundred with an outcome make a model worth having. Under that, five good rules do better and cost less to keep.",
      ],
      [
        "Can we see why somebody scored low?",
        "Yes. The three strongest reasons are printed beside each score, in words.",
      ],
      [
        "What about privacy?",
        "Sensitive fields are removed before training, and your privacy policy should say that enquiries are ranked. We supply a sentence for it.",
      ],
    ],
  },
  "service-ai-email-response": {
    show: records(
      "The shared mailbox at 8.50 am",
      ["Message", "What happened to it", "Queue"],
      [
        [
          "“Where is my order?”",
          "Order found, courier’s date filled in, draft waiting under the message",
          "Ready to send",
        ],
        [
          "“Invoice shows the old ABN”",
          "Draft asks for the invoice number; attachment summarised in two lines",
          "Accounts",
        ],
        [
          "“Second time it arrived broken”",
          "Marked as a complaint. No draft: somebody should think first",
          "Urgent, a person",
        ],
        ["“Partnership proposal!!!”", "Recognised as bulk mail", "Low"],
      ],
    ),
    without: [
      [
        "Sending by itself",
        "Drafts wait for a person. Automatic sending is switched on only for subjects you name.",
      ],
      [
        "A help desk",
        "It works in the mailbox you have. Tickets, ratings and rosters need a system of their own.",
      ],
      [
        "Old mail in order",
        "Past replies are read for good wording. Sorting ten years of folders is not part of it.",
      ],
    ],
    time: [
      ["Reading", "A month of messages is grouped, and you choose the groups worth a draft."],
      [
        "Wording",
        "The best past replies become patterns, with each person’s own greeting and signature.",
      ],
      [
        "Drafts on trial",
        "Two people work with drafts and change them freely. Every change is counted.",
      ],
      [
        "Whole team",
        "Groups whose drafts go out nearly unchanged stay. The others are dropped or reworked.",
      ],
    ],
    ask: [
      [
        "Does it work with Gmail and Outlook?",
        "With Gmail in Google Workspace and Outlook in Microsoft 365. Drafts stand in the ordinary drafts folder.",
      ],
      [
        "Will customers notice?",
        "They get an e-mail that a person read and sent. What they notice is that it came sooner.",
      ],
      [
        "What does the model see?",
        "The message, the patterns and the order details looked up. Card numbers, tax file numbers and the like are masked before.",
      ],
    ],
  },
  "service-ai-video-avatar-creation": {
    show: comparison(
      "A script, before and after it is made for speaking",
      ["Part", "As it was written", "As it is spoken"],
      [
        [
          "Opening",
          "Welcome to the site induction module of the organisation",
          "Welcome. This takes four minutes, and then you can start work",
        ],
        [
          "Rule",
          "PPE must be worn by all personnel at all times on the premises",
          "Hard hat, boots, vest. On before the gate, off after it",
        ],
        ["Name", "Contact K. Nguyen, HSE", "See Kim Nguyen, said “new-en”, in the blue hut"],
        ["Label", "None", "On screen throughout: presenter made with AI"],
      ],
    ),
    without: [
      [
        "Anybody without consent",
        "Only a person who has signed, or a licensed face, is used. Staff who leave can withdraw.",
      ],
      [
        "Film crews",
        "The starting price is for a take you film by our guide. A day in a studio is another line.",
      ],
      [
        "Real faces saying new things",
        "The avatar speaks scripts your company approved, under its own name. Endorsements and testimonials are refused.",
      ],
    ],
    time: [
      ["Consent and script", "The form is signed and the first script cut for the ear."],
      ["The take", "Ten minutes before a window, by the guide, on a recent phone."],
      ["First video", "You hear names and products said aloud, and correct them in a list."],
      ["The template", "Your team changes a sentence and exports a new video without us."],
    ],
    ask: [
      [
        "Who owns the likeness?",
        "The person filmed. The form says what it may be used for, for how long, and how it is deleted.",
      ],
      [
        "Can it speak other languages?",
        "Yes, from the same take. A native speaker on your side should listen before it is shown to staff.",
      ],
      [
        "Do viewers have to be told?",
        "We label every video. People at work deserve to know, and several platforms require it.",
      ],
    ],
  },
  "service-hr-automation": {
    show: records(
      "The week before a new starter",
      ["Step", "What ran", "Waits for"],
      [
        [
          "Contract signed",
          "Pack sent: bank, super and emergency contact forms, by a secure link",
          "New starter",
        ],
        [
          "Laptop and access",
          "Checklist for an estimator opened, order placed with the usual supplier",
          "Office manager",
        ],
        ["White card", "Number noted, expiry in eleven months, reminder set for ten", "Nobody"],
        ["First day", "Calendar invitation with parking, buddy and lunch", "Site lead"],
      ],
    ),
    without: [
      [
        "Payroll",
        "Figures are exported in your provider’s format. Awards, rates and payslips stay in the payroll system.",
      ],
      [
        "Hiring decisions",
        "Résumés are summarised against your criteria. Ranking, rejecting and choosing is done by people.",
      ],
      [
        "Employment law advice",
        "The wording of contracts and policies comes from you or your lawyer. We put it where it is needed.",
      ],
    ],
    time: [
      [
        "Drawing the steps",
        "One page for each process, from the trigger to the person who says yes.",
      ],
      [
        "One process live",
        "Mostly onboarding, because a mistake there is seen on day one and hurts nobody.",
      ],
      [
        "The others in turn",
        "Leave, expiries, handbook questions, exits: one every week or so, each switched on by you.",
      ],
      [
        "Handover",
        "Who may see what is checked by name, and somebody on your side can change a step.",
      ],
    ],
    ask: [
      [
        "Where do tax file numbers go?",
        "Straight into payroll’s own form. They are kept out of chats, e-mails and logs.",
      ],
      [
        "Will it work with what we have?",
        "With Microsoft 365, Google Workspace and the payroll providers common in Australia. Others are looked at before you pay.",
      ],
      [
        "What if a step fails?",
        "A named person gets a message with what was tried and what to do by hand. Nothing is skipped in silence.",
      ],
    ],
  },
  "service-voice-ai": {
    show: chat(
      "A call on a Sunday, written down",
      [
        "Hello? The fridge in the shop’s at nine degrees and climbing",
        "You have reached the automated line of the refrigeration service. Is food in it for sale?",
        "Yes, the whole dairy wall",
        "That is urgent, so I am putting you through to the technician on call. First your suburb, please, in case we are cut off.",
        "Thirroul, Lawrence Hargrave Drive",
        "Thirroul, on Lawrence Hargrave Drive. Connecting you now. A text with these details is on its way to the technician.",
      ],
      "The business and the call are made up.",
    ),
    without: [
      [
        "Call charges",
        "Your phone provider bills diverted minutes, and the voice service its own by the minute. The quote estimates both.",
      ],
      [
        "Cold calls",
        "The line answers. Ringing people who have not asked for it is not something we set up.",
      ],
      [
        "Triple Zero",
        "For danger to life it tells callers to hang up and dial 000, and does nothing else.",
      ],
    ],
    time: [
      [
        "A fortnight of your log",
        "Calls are sorted into kinds, and for each you say: book, answer, put through or take a message.",
      ],
      [
        "The script",
        "Greeting, questions and the words that bring a person, spoken to you over the phone until they sound right.",
      ],
      ["Overflow only", "It takes the calls nobody picks up in six rings. You read every summary."],
      ["The hours you choose", "Evenings, weekends or all day. Going back is one diversion code."],
    ],
    ask: [
      [
        "Do I keep my number?",
        "Yes. Calls are diverted from it, whether it is a landline, a mobile or a 1300 number.",
      ],
      [
        "Are calls recorded?",
        "Only with a notice at the start, worded for the law of your state, or not at all: summaries work without a recording.",
      ],
      [
        "Does it understand a broad accent?",
        "Mostly. It repeats suburbs and numbers back, and after two misses it puts the caller through or takes a message.",
      ],
    ],
  },
  "service-ecommerce-automation": {
    show: records(
      "What is left for a person",
      ["Order", "What ran by itself", "To do"],
      [
        [
          "#4017",
          "Label printed, stock moved in both channels, sale posted to the ledger",
          "Nothing",
        ],
        ["#4018", "Address has no unit number, so no label was made", "Ask the customer"],
        [
          "#4019",
          "Parcel has not moved for three days. The customer was told this morning",
          "Nothing",
        ],
        [
          "#4020",
          "Four of the dearest item, new customer, card from another country",
          "Check before packing",
        ],
      ],
    ),
    without: [
      [
        "Subscriptions of the tools",
        "Freight, accounting and connector plans are paid to their makers. We list them with their monthly cost.",
      ],
      [
        "Bookkeeping",
        "Sales arrive in Xero or MYOB in the accounts you name. Reconciling them is your bookkeeper’s trade.",
      ],
      [
        "Warehouse work",
        "Labels print and lists appear. Picking, packing and counting is done by hands.",
      ],
    ],
    time: [
      [
        "Following ten orders",
        "From cart to courier, with whoever packs them. Every retyped number is marked.",
      ],
      ["The first join", "Usually labels, because the saving is felt the same afternoon."],
      [
        "The rest, one by one",
        "Stock, ledger, late parcels, returns. Each runs beside the old way before it takes over.",
      ],
      ["Exception screen", "Everything odd on one list. You name who looks at it, and when."],
    ],
    ask: [
      [
        "Which shops does it work with?",
        "Shopify and WooCommerce, and marketplaces that offer an interface. Tell us yours and we check it first.",
      ],
      [
        "What happens when a courier’s system is down?",
        "The order waits and is tried again. After an hour it stands on the exception screen with the reason.",
      ],
      [
        "Could it send things twice?",
        "Each step remembers the order it has done. Repeating one changes nothing, and that is tested before launch.",
      ],
    ],
  },
};
