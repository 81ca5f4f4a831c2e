import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { NextSteps } from "./form-section.tsx";

const loadEnquiryNotes = vi.hoisted(() => vi.fn());
vi.mock("@/content/agency", () => ({ loadEnquiryNotes }));

it("shows the steps and the email address, and when new builds start only once an editor says", async () => {
  const email = "hello@agency.example";
  loadEnquiryNotes.mockResolvedValueOnce({ nextSteps: ["A person reads it."], email });
  const html = renderToStaticMarkup(await NextSteps({}));
  expect(html).toContain("<li");
  expect(html).toContain('href="mailto:hello@agency.example"');
  expect(html).not.toContain("new builds");
  loadEnquiryNotes.mockResolvedValueOnce({ nextSteps: [], newBuildsFrom: "2026-12-07", email });
  const later = renderToStaticMarkup(await NextSteps({}));
  expect(later).toContain("Starting new builds in the week of 7 December 2026.");
  expect(later).not.toContain("What happens next");
});
