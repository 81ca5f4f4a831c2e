// @vitest-environment jsdom
import { expect, it, vi } from "vitest";

it("closes the phone's menu for good behind a link, and ignores the second click of two", async () => {
  document.body.innerHTML =
    '<nav id="navigation"><a href="#a">A</a></nav><button id="send"></button><button id="more" data-step="1"></button>';
  const hidePopover = vi.fn();
  const menu = document.querySelector("nav");
  Object.assign(menu ?? {}, { hidePopover });
  // The selector of an open popover is unknown here.
  const find = document.querySelector.bind(document);
  vi.spyOn(document, "querySelector").mockImplementation((selector: string) =>
    selector.endsWith(":popover-open") ? menu : find(selector),
  );
  await import("./loader.ts");
  find<HTMLElement>("a")?.click();
  expect(hidePopover).toHaveBeenCalledTimes(1);
  const presses = vi.fn();
  addEventListener("click", ({ target }) => presses((target as Element).id), { capture: true });
  // As an extension may.
  document.body.addEventListener("click", (event) => event.stopPropagation());
  const options = { bubbles: true, cancelable: true };
  const isTaken = ["send", "more"].flatMap((id) =>
    [1, 2].map((detail) =>
      find(`#${id}`)?.dispatchEvent(new MouseEvent("click", { ...options, detail })),
    ),
  );
  expect(presses.mock.calls.flat()).toEqual(["send", "more", "more"]);
  expect(isTaken).toEqual([true, false, true, true]);
  expect(hidePopover).toHaveBeenCalledTimes(1);
});
