import { describe, expect, it } from "vitest";
import { lateScripts, lateScriptsOf } from "./late-scripts.ts";

const PAGE = [
  '<html><head><link rel="preload" as="script" fetchPriority="low" href="/c.js"/>',
  '<link rel="preload" as="image" href="/i.svg"/>',
  '<script src="/a.js" async=""></script><script src="/old.js" noModule=""></script></head>',
  '<body><p>$&amp;$1</p><script>self.x=1</script><script src="/c.js" id="_R_" async=""></script>',
  "</body></html>",
].join("");

describe("lateScripts", () => {
  it("takes the scripts and their preloads out, and has them fetched from the end", () => {
    const html = lateScripts(PAGE);
    expect(html).not.toMatch(/<script src="\/[ac]\.js"|as="script"/);
    expect(html).toContain('<link rel="preload" as="image" href="/i.svg"/>');
    expect(html).toContain('<script src="/old.js" noModule=""></script>');
    expect(html).toContain("<p>$&amp;$1</p><script>self.x=1</script><script>(f=>");
    expect(lateScriptsOf(html)).toEqual(["/a.js", "/c.js"]);
  });

  /** Runs what the page runs, in a browser that tells of its paints or does not. */
  function load(supportedEntryTypes?: string[]) {
    const [, code = ""] = /<script>(\(f=>.*?)<\/script>/.exec(lateScripts(PAGE)) ?? [];
    const appended: Record<string, unknown>[] = [];
    const document = {
      createElement: () => ({}),
      head: { append: (script: Record<string, unknown>) => appended.push(script) },
    };
    let observed = (_name: string) => {};
    class Observer {
      static supportedEntryTypes = supportedEntryTypes;
      constructor(callback: (list: unknown, observer: unknown) => void) {
        observed = (name) =>
          callback({ getEntriesByName: (asked: string) => (asked === name ? [1] : []) }, this);
      }
      observe() {}
      disconnect() {
        observed = () => {};
      }
    }
    new Function("document", "PerformanceObserver", code)(document, Observer);
    return { appended, paint: (name: string) => observed(name) };
  }

  it("keeps their order and ids, once each, when there is something to see", () => {
    const { appended, paint } = load(["paint"]);
    paint("first-paint");
    expect(appended).toEqual([]);
    paint("first-contentful-paint");
    paint("first-contentful-paint");
    expect(appended).toEqual([
      { src: "/a.js", async: true },
      { src: "/c.js", async: true, id: "_R_" },
    ]);
  });

  it("does not wait for a browser that would not tell", () => {
    expect(load().appended).toHaveLength(2);
  });

  it("leaves a page without scripts as it is, also one it has treated", () => {
    expect(lateScripts("<html><body>x</body></html>")).toBe("<html><body>x</body></html>");
    const once = lateScripts(PAGE);
    expect(lateScripts(once)).toBe(once);
    expect(lateScriptsOf("<html></html>")).toEqual([]);
  });
});
