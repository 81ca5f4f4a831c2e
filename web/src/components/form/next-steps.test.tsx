import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { NextSteps } from "./next-steps.tsx";

const NOTES = {
  nextSteps: ["A person reads it."],
  newBuildsFrom: null,
  email: "hello@agency.example",
};

it("shows the steps and the email address, and when new builds start only once an editor says", () => {
  const html = renderToStaticMarkup(<NextSteps notes={NOTES} />);
  expect(html).toContain("<li");
  expect(html).toContain('href="mailto:hello@agency.example"');
  expect(html).not.toContain("new builds");
  const dated = { ...NOTES, nextSteps: [], newBuildsFrom: "2026-12-07" };
  const later = renderToStaticMarkup(<NextSteps notes={dated} />);
  expect(later).toContain("Starting new builds in the week of 7 December.");
  expect(later).not.toContain("What happens next");
});
