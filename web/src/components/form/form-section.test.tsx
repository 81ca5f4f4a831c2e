import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { NextSteps } from "./form-section.tsx";

const loadEnquiryNotes = vi.hoisted(() => vi.fn());
vi.mock("@/content/agency", () => ({ loadEnquiryNotes }));

it("shows the steps, and when new builds start only once an editor says", async () => {
  loadEnquiryNotes.mockResolvedValueOnce({ nextSteps: ["A person reads it."] });
  const html = renderToStaticMarkup(await NextSteps({}));
  expect(html).toContain("<li");
  expect(html).not.toContain("new builds");
  loadEnquiryNotes.mockResolvedValueOnce({ nextSteps: [], newBuildsFrom: "2026-12-07" });
  const later = renderToStaticMarkup(await NextSteps({}));
  expect(later).toContain("Starting new builds in the week of 7 December 2026.");
  expect(later).not.toContain("What happens next");
});
