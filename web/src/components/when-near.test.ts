import { afterEach, expect, test, vi } from "vitest";
import { whenNear } from "./when-near.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

test("hears of several moments at once, and calls back when any of them was near", () => {
  let tell: (entries: { isIntersecting: boolean }[]) => void = () => {};
  const observer = { observe: vi.fn(), disconnect: vi.fn() };
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(callback: typeof tell) {
        tell = callback;
      }
      observe = observer.observe;
      disconnect = observer.disconnect;
    },
  );
  const onNear = vi.fn();
  // It is handed to the observer, and read by no one here.
  const element = {} as Element;
  whenNear(element, onNear);
  expect(observer.observe).toHaveBeenCalledWith(element);
  tell([{ isIntersecting: false }]);
  expect(onNear).not.toHaveBeenCalled();
  tell([{ isIntersecting: false }, { isIntersecting: true }]);
  expect(onNear).toHaveBeenCalledOnce();
  expect(observer.disconnect).toHaveBeenCalledOnce();
});
