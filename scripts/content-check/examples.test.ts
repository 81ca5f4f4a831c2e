import { withKeys } from "@currawong/content/keys";
import { loadExamples } from "@currawong/schemas/testing/examples";
import { expect, test } from "vitest";
import { memoryClient } from "../../studio/src/lake/memory-client.ts";
import { compiledContent } from "./documents.ts";
import { checkLinks } from "./links.ts";
import { validate } from "./validate.ts";

const examples = await loadExamples();
const documents = await compiledContent();
const ids = new Set(documents.map(({ _id }) => _id));
const exists = (id: string) => ids.has(id) || id === "image-example";

test.each(examples)(
  "the example of $_type is valid and refers to what there is",
  async (example) => {
    const page = withKeys({
      _id: "page-example",
      _type: "page",
      title: "An example",
      slug: { _type: "slug", current: "an-example" },
      intro: "Of one block.",
      sections: [example],
    });
    const context = { client: memoryClient([...documents, page]), exists };
    expect(await validate(page, context)).toEqual([]);
    expect(checkLinks([page], exists)).toEqual([]);
  },
);
