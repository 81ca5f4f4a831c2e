import { type ContentDocument, compiledContent } from "./documents.ts";
import { checkFigures } from "./figures.ts";
import { checkOffers } from "./offer-rules.ts";
import { offerSheet, offersIn } from "./offers.ts";
import { recordsIn } from "./texts.ts";

// Shim for content without facts.
let docs = (await compiledContent()) as ContentDocument[];
docs = docs.map((d) =>
  d.facts || !(d.risesWith || d.sections)
    ? d
    : {
        ...d,
        facts: {
          costsMoreWith: d.risesWith,
          excludes: recordsIn(d.sections)
            .filter((b) => b._type === "useCases" && b.heading === "What’s not included")
            .flatMap((b) => recordsIn(b.items)),
        },
      },
);
const offers = offersIn(docs);
if (process.argv[2]) console.log(offerSheet(docs));
else
  for (const f of [...checkFigures(docs, offers), ...checkOffers(docs, offers)])
    console.log(`${f.rule} ${f.id} ${f.path}: ${f.message}`);
