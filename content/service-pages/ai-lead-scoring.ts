import { picture, records, type ServiceStory } from "./model.ts";

export const aiLeadScoring: ServiceStory = {
  picture: picture("scores", "Monday’s enquiries, best first", {
    rows: [
      ["Café fit-out, Geelong", "Named a budget, read the prices twice", "86"],
      ["Office refresh, Ballarat", "Right kind of job, no date yet", "54"],
      ["Shop signage, Torquay", "Outside your usual area", "31"],
      ["Student, Melbourne", "Wants a template for an assignment", "8"],
    ],
    note: "Over 70: call before 10 am.",
  }),
  show: records(
    "Monday morning in the CRM",
    ["Enquiry", "Why it stands there", "Score"],
    [
      [
        "Café fit-out, Geelong",
        "Named a budget, opened the price list twice, similar to eight jobs you won",
        "86 · ring first",
      ],
      ["Office refresh, Ballarat", "Right kind of job, no date given", "54 · email"],
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
      "A low score moves an enquiry down the list. It refuses no one, and prices are the same for all.",
    ],
  ],
  time: [
    [
      "Look at the past",
      "Your CRM’s history is checked for enough won and lost deals. If there are too few, plain rules do the work, and we say so.",
    ],
    [
      "Shadow scores",
      "For a few weeks scores are written where sales can’t see them, and compared with what happened.",
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
      "Can we see why someone scored low?",
      "Yes. The three strongest reasons are printed beside each score, in words.",
    ],
    [
      "What about privacy?",
      "Sensitive fields are removed before training, and your privacy policy should say that enquiries are ranked. We supply a sentence for it.",
    ],
  ],
};
