// @vitest-environment jsdom
import { afterEach, expect, it, onTestFinished, vi } from "vitest";
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
  const prevented: boolean[] = [];
  const onClick = (event: Event) => {
    prevented.push(event.defaultPrevented);
    event.preventDefault();
  };
  document.body.addEventListener("click", onClick);
  onTestFinished(() => document.body.removeEventListener("click", onClick));
  for (const key of ["metaKey", "ctrlKey", "shiftKey", "altKey"])
    link()?.dispatchEvent(
      new MouseEvent("click", { [key]: true, bubbles: true, cancelable: true }),
    );
  expect(fetch).not.toHaveBeenCalled();
  expect(prevented).toEqual([false, false, false, false]);
  const press = async (answer: Promise<Response>) => {
    fetch.mockReturnValueOnce(answer);
    link()?.focus();
    link()?.click();
    link()?.click();
    expect(prevented.at(-1)).toBe(true);
    expect([link()?.textContent, link()?.ariaDisabled]).toEqual(["Loading...", "true"]);
    await vi.advanceTimersByTimeAsync(500);
    const titles = Array.from(document.querySelectorAll("li"), ({ textContent }) => textContent);
    return [titles.join(""), document.querySelector("[role=status]")?.textContent];
  };
  for (const answer of [Promise.reject(new TypeError("offline")), Promise.resolve(new Response())])
    expect(await press(answer)).toEqual(["ab", "Failed. 2 of 4 articles"]);
  expect([link()?.textContent, link()?.ariaDisabled]).toEqual(["More", null]);
  const second = new Response(page(list("b", "c"), "/blog/page/3"));
  expect(await press(Promise.resolve(second))).toEqual(["abc", "3 of 4 articles"]);
  expect(document.activeElement?.textContent).toBe("c");
  const last = Promise.withResolvers<Response>();
  const pressed = press(last.promise);
  // A visitor who has gone on keeps their place.
  document.querySelector("a")?.focus();
  last.resolve(new Response(page(list("d"))));
  expect(await pressed).toEqual(["abcd", "4 of 4 articles"]);
  expect(document.activeElement?.textContent).toBe("a");
  expect(link()).toBeNull();
  expect(fetch.mock.calls.map(([address]) => new URL(address).pathname)).toEqual([
    ...["/blog/page/2", "/blog/page/2", "/blog/page/2", "/blog/page/3"],
  ]);
});
