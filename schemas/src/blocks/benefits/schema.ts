import { list } from "../../fields.ts";
import { band, defineBlock, headFields } from "../define-block.ts";

/** Short promises, each with a tick. */
export const benefits = defineBlock({
  name: "benefits",
  title: "Benefits",
  description: "Short promises in a list with ticks.",
  group: "arguments",
  initialValue: { heading: "Benefits", band: true },
  fields: [
    ...headFields(),
    list("items", "Benefits", "string", { validation: (rule) => rule.required().min(1).unique() }),
    band(),
  ],
});
