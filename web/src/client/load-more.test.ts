// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import { start } from "./load-more.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const list = (...names: string[]) =>
  `<ul data-articles>${names.map((name) => `<li><a href="/blog/${name}">${name}</a></li>`).join("")}</ul>`;
const page = (articles: string, next?: string) =>
  `${articles}<p data-load-more="4"><a ${next ? `href="${next}" rel="next" data-next` : ""} data-busy="Loading..." data-failed="Failed. ">More</a><span role="status"></span></p>`;

it("adds each article once, page after page, and says how many there are", async () => {
  vi.useFakeTimers();
  const fetch = vi.fn<(address: string) => Promise<Response>>();
  vi.stubGlobal("fetch", fetch);
  document.body.innerHTML = page(list("a", "b"), "/blog/page/2");
  start();
  const link = () => document.querySelector<HTMLElement>("[data-next]");
  document.body.addEventListener("click", (event) => event.preventDefault());
  for (const key of ["metaKey", "ctrlKey", "shiftKey", "altKey"])
    link()?.dispatchEvent(
      new MouseEvent("click", { [key]: true, bubbles: true, cancelable: true }),
    );
  expect(fetch).not.toHaveBeenCalled();
  const press = async (answer: Promise<Response>) => {
    fetch.mockReturnValueOnce(answer);
    link()?.focus();
    link()?.click();
    link()?.click();
    expect(link()?.textContent).toBe("Loading...");
    await vi.advanceTimersByTimeAsync(500);
    const titles = Array.from(document.querySelectorAll("li"), ({ textContent }) => textContent);
    return [titles.join(""), document.querySelector("[role=status]")?.textContent];
  };
  expect(await press(Promise.reject(new TypeError("offline")))).toEqual([
    ...["ab", "Failed. 2 of 4 articles"],
  ]);
  expect(link()?.textContent).toBe("More");
  const second = new Response(page(list("b", "c"), "/blog/page/3"));
  expect(await press(Promise.resolve(second))).toEqual(["abc", "3 of 4 articles"]);
  expect(document.activeElement?.textContent).toBe("c");
  const last = new Response(page(list("d")));
  expect(await press(Promise.resolve(last))).toEqual(["abcd", "4 of 4 articles"]);
  expect(link()).toBeNull();
  expect(fetch.mock.calls.map(([address]) => new URL(address).pathname)).toEqual([
    ...["/blog/page/2", "/blog/page/2", "/blog/page/3"],
  ]);
});
