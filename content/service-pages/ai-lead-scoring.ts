import { plate, type ServiceStory } from "./model.ts";

export const story: ServiceStory = {
  plate: plate(
    "services/ai-lead-scoring.svg",
    "Monday’s enquiries ranked 86, 54, 31 and 8 with the reasons, a phone alert to ring the first before ten, and last quarter’s calls by score.",
    [
      ["Reasons printed beside each score", "left"],
      ["Hot lead alert by text message", "middle"],
      ["Comparison against last quarter’s calls", "right"],
    ],
    "card",
  ),
  without: [
    [
      "The CRM itself",
      "Scores go into the one you have. If you need one set up, that’s lead capture and CRM automation.",
    ],
    [
      "Bought-in data",
      "No credit files, income brackets or scraped profiles. The model sees what people have told you.",
    ],
    [
      "Decisions about people",
      "A low score moves an enquiry down the list. It doesn’t turn anyone away, and prices are the same for all.",
    ],
  ],
  time: [
    [
      "Check past deals",
      "We check your CRM for enough won and lost deals. If there are too few, plain rules do the job, and we’ll say so.",
    ],
    [
      "Hidden trial scores",
      "For a few weeks we record scores where sales can’t see them, then compare them with what happened.",
    ],
    [
      "Scores shown to sales",
      "Scores and reasons show up in the list. Sales can mark one as wrong.",
    ],
    [
      "Three months on",
      "We retrain it once on new outcomes, or switch it off if it isn’t earning its keep.",
    ],
  ],
  ask: [
    [
      "How many past deals does it need?",
      "A few hundred with an outcome make a model worth having. Below that, five good rules do better and cost less to run.",
    ],
    [
      "Can we see why someone scored low?",
      "Yes. The three strongest reasons sit beside each score, in words.",
    ],
    [
      "What about privacy?",
      "We remove sensitive fields before training. Your privacy policy should say you rank enquiries, and we supply a sentence for it.",
    ],
  ],
  links:
    "[Five AI services worth paying for](/blog/top-5-ai-development-services-australia-2025) says how many past leads you need first. See the other [AI services](/ai-services).",
};
