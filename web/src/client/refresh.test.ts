// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import { fetchNewestPage, refresh } from "./refresh.ts";

afterEach(() => vi.unstubAllGlobals());

/** Has the server answer with these pages, one after the other. */
function answerWith(...pages: (string | number)[]) {
  const fetch = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
  for (const page of pages)
    fetch.mockResolvedValueOnce(
      typeof page === "number" ? new Response("", { status: page }) : new Response(page),
    );
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

const textOf = async (page: Promise<Document>) => (await page).body.textContent;

it("answers all who ask for a page meanwhile with the newest, also where an older one failed", async () => {
  for (const older of ["old", 500]) {
    const fetch = answerWith(older, "new");
    const asked = ["/quote?line=a", "/quote?line=b", "/quote?line=c"].map(fetchNewestPage);
    expect(await Promise.all(asked.map(textOf))).toEqual(["new", "new", "new"]);
    expect(fetch.mock.calls.map(([address]) => address)).toEqual([
      ...["/quote?line=a", "/quote?line=c"],
    ]);
  }
  const failing = answerWith(500);
  await expect(fetchNewestPage("/quote")).rejects.toThrow("/quote answered 500");
  expect(failing.mock.lastCall?.[1].headers).toEqual({ Accept: "text/html" });
});

it("shows the parts of the answer, and keeps the elements that both have", async () => {
  document.body.innerHTML =
    '<main data-part="list"><p id="a" class="x" open="">1</p><i>gone</i><p id="b">2<b>3</b></p></main><p data-part="other">kept</p>';
  const [a, b] = document.querySelectorAll("p");
  answerWith(
    '<title>New</title><main data-part="list"><u>first</u><p id="a" lang="en">1</p><p id="b" open="">4</p></main><p>other</p>',
  );
  await refresh("/quote");
  expect(document.title).toBe("New");
  expect(document.body.innerHTML).toBe(
    '<main data-part="list"><u>first</u><p id="a" open="" lang="en">1</p><p id="b">4</p></main><p data-part="other">kept</p>',
  );
  expect([...document.querySelectorAll("p")].slice(0, 2)).toEqual([a, b]);
  answerWith('<main data-part="list"><p id="b">5</p></main>');
  await refresh("/quote");
  expect([document.querySelector("p") === b, b?.textContent]).toEqual([true, "5"]);
  // The same again is not announced again.
  const onChange = vi.fn();
  const all = { attributes: true, characterData: true, subtree: true };
  new MutationObserver(onChange).observe(document.body, all);
  answerWith(document.body.innerHTML);
  await refresh("/quote");
  expect(onChange).not.toHaveBeenCalled();
});
