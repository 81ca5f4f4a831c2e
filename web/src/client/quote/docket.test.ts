// @vitest-environment jsdom
import { expect, it, vi } from "vitest";
import { MOST_LINES, parseLine } from "../../quote/line.ts";
import { saveItem } from "../storage.ts";
import { readTicked, saveTicked } from "./device.ts";
import { start } from "./docket.ts";

it("shows what the server says about the newest ticks, by its keys, and no older answer", async () => {
  vi.stubGlobal("unstoredItems", undefined);
  document.body.innerHTML = `<form id="docket"><output><b></b><small></small></output></form>
    <p data-quote></p><a data-skip hidden></a>
    ${["a", "a.home", "b"].map((key) => `<input type="checkbox" name="line" value="${key}.at100">`).join("")}`;
  const answers: ((total: string) => void)[] = [];
  vi.stubGlobal("fetch", (address: string) => {
    const path = address.replace("line=b", "line=service-b");
    return new Promise<Response>((resolve) =>
      answers.push((total) =>
        resolve(
          new Response(
            `<p data-sheet="${path}" data-total="${total}"><i data-quote>It comes to ${total}.</i></p>`,
          ),
        ),
      ),
    );
  });
  const shown = () =>
    Array.from(document.querySelectorAll("b, small, p"), ({ textContent }) => textContent);
  const hasLines = () => [
    document.getElementById("docket")?.hasAttribute("data-lines"),
    document.querySelector<HTMLElement>("[data-skip]")?.hidden,
  ];
  const [whole, home, other] = document.querySelectorAll("input");
  // As an extension may.
  document.body.addEventListener("change", (event) => event.stopPropagation());
  // Before the script runs.
  whole?.click();
  start();
  expect([shown(), hasLines(), answers.length]).toEqual([["", "1 line", ""], [true, false], 1]);
  document.body.dispatchEvent(new Event("change"));
  other?.click();
  other?.click();
  expect(readTicked().map(({ key }) => key)).toEqual(["a"]);
  await expect.poll(() => answers).toHaveLength(1);
  home?.click();
  expect([whole?.checked, readTicked().map(({ key }) => key)]).toEqual([false, ["a.home"]]);
  expect(shown()[1]).toBe("This replaced another price of the same thing");
  other?.click();
  answers[0]?.("$1");
  await expect.poll(() => answers).toHaveLength(2);
  expect(shown()).toEqual(["", "2 lines", ""]);
  answers[1]?.("$3");
  await expect.poll(shown).toEqual(["$3", "2 lines", "It comes to $3."]);
  expect(readTicked().map(({ key }) => key)).toEqual(["a.home", "service-b"]);
  // Another tab changes the lines while this one waits.
  other?.click();
  await expect.poll(() => answers).toHaveLength(3);
  saveTicked([]);
  dispatchEvent(new StorageEvent("storage", { key: "another" }));
  dispatchEvent(new Event("pageshow"));
  expect(hasLines()).toEqual([true, false]);
  dispatchEvent(new StorageEvent("storage", { key: null }));
  answers[2]?.("$5");
  await expect.poll(shown).toEqual(["", "0 lines", "Your quote: 0 lines."]);
  expect([readTicked(), hasLines(), other?.checked]).toEqual([[], [false, true], false]);
  const full = Array.from({ length: MOST_LINES }, (_, at) => `a${at}.at1`);
  saveTicked(full.flatMap((line) => parseLine(line) ?? []));
  dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  whole?.click();
  expect([shown()[1], whole?.checked]).toEqual(["A quote has room for 20 lines", false]);
  const formData = new FormData();
  formData.append("line", "a.at100");
  const send = (form: Element | null) =>
    form?.dispatchEvent(Object.assign(new Event("formdata", { bubbles: true }), { formData }));
  send(document.body);
  expect(formData.getAll("line")).toEqual(["a.at100"]);
  send(document.getElementById("docket"));
  expect(formData.getAll("line")).toEqual(full);
  answers[3]?.("$9");
  await expect.poll(() => shown()[0]).toBe("$9");
});

it.each([
  ["0 lines", [], ""],
  ["1 line", [{ key: "b" }], "checked"],
  ["This replaced another price of the same thing", [{ key: "b.home" }], "checked"],
])("asks the server once as a page opens, if there are lines: %s", async (text, lines, ticked) => {
  saveItem(() => localStorage, "quote-lines", []);
  saveItem(() => localStorage, "quote", lines);
  document.body.innerHTML = `<form id="docket"><output><small></small></output></form>
    <input type="checkbox" name="line" value="b.at100" ${ticked}>`;
  const fetch = vi.fn(async () => new Response('<p data-sheet="/quote?line=service-b"></p>'));
  vi.stubGlobal("fetch", fetch);
  vi.resetModules();
  (await import("./docket.ts")).start();
  expect(document.querySelector("small")?.textContent).toBe(text);
  expect(fetch).toHaveBeenCalledTimes(lines.length);
  await expect.poll(() => readTicked().map(({ key }) => key)).toEqual(lines.map(() => "service-b"));
});
