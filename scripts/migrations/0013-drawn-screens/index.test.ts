import { expect, test } from "vitest";
import { migrated, stored } from "../testing/migrated.ts";
import migration from "./index.ts";

const hero = (aside: string) => ({ _key: aside, _type: "hero", eyebrow: "Apps", aside });
const cards = { _key: "cards", _type: "serviceCards", layout: "grid" };

test("openings and cards lose the screens that the site drew, and nothing else changes", async () => {
  const kept = [hero("picture"), { _key: "a", _type: "features", screens: true }];
  const drawn = [...kept, hero("screens"), hero("artboard"), { ...cards, screens: true }];
  const plain = [
    ...kept,
    { ...hero("screens"), aside: "none" },
    { ...hero("artboard"), aside: "none" },
    cards,
  ];
  const untouched = stored("service-b", "service", { title: "B", sections: [...kept, cards] });
  const after = await migrated(migration, [
    stored("drafts.sectionPage-a", "sectionPage", { sections: drawn }),
    stored("service-a", "service", { screen: "ride", landing: { sections: drawn } }),
    untouched,
  ]);
  expect(after).toEqual([
    stored("drafts.sectionPage-a", "sectionPage", { sections: plain }),
    stored("service-a", "service", { landing: { sections: plain } }),
    untouched,
  ]);
});
