import { defineBlock, headFields } from "../define-block.ts";

/** Every service, group by group. */
export const catalogue = defineBlock({
  name: "catalogue",
  title: "Service catalogue",
  description: "Every service in its group, with the list of groups beside it.",
  group: "offers",
  fields: headFields(),
});
