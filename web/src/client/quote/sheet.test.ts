// @vitest-environment jsdom
import { expect, it, vi } from "vitest";
import { LINES_FORM, parseLine } from "../../quote/line.ts";
import { STORED } from "../forms/send.ts";
import { readTicked, saveTicked } from "./device.ts";

/** Shows a quote to a browser that has the line a, and says that one was sent. @returns the keys it then has */
async function open(line: string, sent: string) {
  vi.resetModules();
  saveTicked([parseLine("a") ?? []].flat());
  document.body.innerHTML = `<form id="${LINES_FORM}"></form><div data-sheet="/quote?line=${line}"></div>
    <form id="enquiry-form"><input name="quote"></form>`;
  (await import("./sheet.ts")).start();
  const detail = { path: `/quote?line=${sent}`, reference: "ENQ-1", createdAt: "2026-11-29" };
  document.dispatchEvent(new CustomEvent(STORED, { detail }));
  expect(document.querySelector("input")?.value).toBe(`/quote?line=${line}`);
  return readTicked().map(({ key }) => key);
}

it("keeps this browser's lines beside another's quote, and while another than the one shown is sent", async () => {
  expect(await open("b", "b")).toEqual(["a"]);
  expect(await open("a", "c")).toEqual(["a"]);
  expect(await open("a", "a")).toEqual([]);
});
