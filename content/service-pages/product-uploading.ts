import { plate, type ServiceStory } from "./model.ts";

export const story: ServiceStory = {
  plate: plate(
    "services/product-uploading.svg",
    "Seven lines of a supplier’s spreadsheet, how its columns are mapped, three questions, and the finished listings: a black softshell jacket, a camp mug and a tea towel.",
    [
      ["Supplier columns mapped and cleaned", "columns"],
      ["Duplicates and missing prices reported", "questions"],
      ["Photos cropped, compressed and renamed", "photos"],
    ],
  ),
  without: [
    [
      "Descriptions from scratch",
      "We tidy and order the text. If a supplier gives you none, writing it is Content writing.",
    ],
    [
      "Retouching",
      "We crop, square and compress photos. Removing a mannequin is a photographer’s job.",
    ],
    [
      "Made-up details",
      "A missing price, weight or barcode goes on a list for you. We never make one up.",
    ],
  ],
  time: [
    ["Sample", "Ten listings, done the way the rest will be, for you to correct."],
    ["Mapping", "Each column of the supplier’s file gets a home, or is left out on purpose."],
    ["Batches", "A hundred at a time, part of each checked by eye."],
    [
      "Handover",
      "The import file and the list of queries. Next season’s upload starts from there.",
    ],
  ],
  ask: [
    [
      "What counts as one SKU?",
      "One size or colour with its own stock. A jacket in five sizes is five SKUs in one listing.",
    ],
    [
      "Will it overwrite what we have?",
      "Only what you name. We export a backup of the shop’s products before each import.",
    ],
    [
      "Do you take paper price lists?",
      "Yes, or photos of them. First we quote for typing them in, by the page.",
    ],
  ],
  links:
    "Our article on [Shopify maintenance](/blog/shopify-maintenance-australia-2025) says when monthly uploads are better value.",
};
