import { comparison, picture, type ServiceStory } from "./model.ts";

export const productUploading: ServiceStory = {
  picture: picture("shop", "Rows 14–16 of your spreadsheet", {
    columns: ["97 of 100 SKUs in", "3 questions"],
    rows: [
      ["Men’s softshell jacket, black", "JKT MNS SFTSHL BLK *LTD*", "S–2XL", "jacket"],
      ["Camp mug, navy, 350 ml", "MUG-BLU-LG v2 FINAL", "620 g", "mug"],
      ["Tea towel, sage", "TTWL SGE/GRN x1", "Photo ✓", "cloth"],
    ],
    note: "IMG_20391(2).tiff, 41 MB, is now a 180 kB JPEG with a description.",
  }),
  show: comparison(
    "Three lines of a supplier’s sheet",
    ["Column", "As the supplier sent it", "As it was uploaded"],
    [
      ["Name", "JKT MNS SFTSHL BLK *LTD*", "Men’s softshell jacket, black"],
      ["Sizes", "Five lines, one of them “XXLL”", "One product with S to 2XL"],
      ["Weight", "0", "Asked for; 620 g entered"],
      [
        "Photo",
        "IMG_20391(2).tiff, 41 MB",
        "mens-softshell-black-front.jpg, 180 kB, described in words",
      ],
    ],
  ),
  without: [
    [
      "Descriptions from nothing",
      "Texts are cleaned and ordered. Where a supplier gives none, writing them is Content writing.",
    ],
    [
      "Retouching",
      "Pictures are cropped, squared and compressed. Removing a mannequin is a photographer’s job.",
    ],
    ["Guessing", "A missing price, weight or barcode goes on a list for you. It’s never invented."],
  ],
  time: [
    ["Sample", "Ten listings, done as all the others will be, for you to correct."],
    ["Mapping", "Each column of the supplier’s file gets its place, or is left out on purpose."],
    ["Batches", "A hundred at a time, part of each read by eye."],
    [
      "Handing back",
      "The import file and the list of doubts. Next season’s upload starts from them.",
    ],
  ],
  ask: [
    [
      "What is one SKU?",
      "One size or colour that has stock of its own. A jacket in five sizes is five SKUs in one listing.",
    ],
    [
      "Will it overwrite what we have?",
      "Only what you name. A backup of the shop’s products is exported before each import.",
    ],
    [
      "Do you take paper price lists?",
      "Yes, or photographs of them. Typing them in is quoted by the page first.",
    ],
  ],
};
