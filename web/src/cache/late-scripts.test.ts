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
    expect(html).toContain("<p>$&amp;$1</p><script>self.x=1</script><script>requestAnimationFrame");
    expect(lateScriptsOf(html)).toEqual(["/a.js", "/c.js"]);
  });

  it("keeps their order and ids, once each", () => {
    const [, code = ""] =
      /<script>(requestAnimationFrame.*?)<\/script>/.exec(lateScripts(PAGE)) ?? [];
    const appended: Record<string, unknown>[] = [];
    const document = {
      createElement: () => ({}),
      head: { append: (script: Record<string, unknown>) => appended.push(script) },
    };
    const now = (callback: () => void) => callback();
    new Function("document", "requestAnimationFrame", "setTimeout", code)(document, now, now);
    expect(appended).toEqual([
      { src: "/a.js", async: true },
      { src: "/c.js", async: true, id: "_R_" },
    ]);
  });

  it("leaves a page without scripts as it is, also one it has treated", () => {
    expect(lateScripts("<html><body>x</body></html>")).toBe("<html><body>x</body></html>");
    const once = lateScripts(PAGE);
    expect(lateScripts(once)).toBe(once);
    expect(lateScriptsOf("<html></html>")).toEqual([]);
  });
});
