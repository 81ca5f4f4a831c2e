import { EXHIBIT_LAYOUTS } from "@currawong/schemas/blocks/exhibit/schema";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { type Exhibit, Illustration, isIllustration } from "./illustration";

// Works for every layout: the result is a board column.
const exhibit = (layout: Exhibit["layout"]): Exhibit => ({
  heading: "One trip",
  layout,
  columns: ["Done"],
  rows: [{ _key: "a", label: "5", text: "Ramp van", result: "Done", drawing: "map" }],
  turns: [{ _key: "b", from: "customer", text: "Is it wide enough?" }],
  note: "Settled the same evening",
});

const pictures = EXHIBIT_LAYOUTS.map(({ value }) => value).filter((layout) =>
  isIllustration(exhibit(layout)),
);

it.each(pictures)("%s shows each text once", (layout) => {
  const html = renderToStaticMarkup(<Illustration exhibit={exhibit(layout)} />);
  for (const text of ["Illustrative example", "One trip", "Ramp van", "wide enough", "Settled"]) {
    expect(html.split(text), text).toHaveLength(2);
  }
  expect(html).not.toMatch(/<svg(?![^>]*aria-hidden)/);
});
