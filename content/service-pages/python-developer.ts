import { days, weeks } from "../offers.ts";
import { plate, type ServiceStory } from "./model.ts";

export const story: ServiceStory = {
  plate: plate(
    "services/python-developer.svg",
    "A spreadsheet that took four hours and the script that replaced it, two rejected rows with the reasons, and the run at six in the morning.",
    [
      ["Spreadsheet macros rewritten as scripts", "left"],
      ["Pipelines that reject bad rows", "middle"],
      ["Scheduled runs with failure notices", "right"],
    ],
  ),
  without: [
    ["Data you’re not allowed to use", "We ask first where it came from and who agreed."],
    [
      "Power BI itself",
      "We get datasets ready for it. Your analysts build the reports, or we quote for them.",
    ],
    ["Open-ended research", "A question gets a fixed time, and an answer that may be “no”."],
  ],
  time: [
    [
      "Watching the job",
      "Someone on your team does the job by hand while the developer takes notes.",
      days(1),
    ],
    [
      "Checked against a person",
      "The script runs beside whoever does it now, and we compare the results.",
      weeks(1),
    ],
    ["Scheduled runs", "It runs on a schedule, and tells a named person if it fails.", weeks(2)],
    ["The next job", "Upgrades, models, pipelines, in your order.", "Week 3 on"],
  ],
  ask: [
    [
      "Our Django is very old. Is it worth it?",
      "Usually. We write the path off it first, with what each step risks.",
    ],
    [
      "Who can read the code afterwards?",
      "Anyone who knows Python. It comes with types, tests and a page on how it runs.",
    ],
    [
      "Does it need a server?",
      "Small jobs run on what you have. Otherwise it’s the cheapest that’ll do, in your account.",
    ],
  ],
  links:
    "Our [shortlist of automation tools](/blog/top-automation-tools-australian-startups-2025) says when a small build beats another subscription. Compare the other [people for hire](/hire-resources).",
};
