import fc from "fast-check";
import postcss from "postcss";
import { describe, expect, it } from "vitest";
import { partsOf } from "./build/style-parts.ts";
import { Styles, withOwnStyles } from "./styles.ts";

const SHEET = "/_next/static/chunks/a-1.css";
const link = (address: string) =>
  `<link rel="stylesheet" href="${address}" data-precedence="next"/>`;
const page = (classes: readonly string[], sheets = [SHEET]) =>
  `<html><head>${sheets.map(link).join("")}</head><body>${classes.map((name) => `<p class="${name} other">x</p>`).join("")}</body></html>`;

const names = fc.uniqueArray(fc.stringMatching(/^[a-z]{4,8}$/), { minLength: 1, maxLength: 40 });

describe("the styles of a page", () => {
  it("are the parts that its classes need, in their order", () => {
    fc.assert(
      fc.property(names, fc.array(fc.nat()), (all, picks) => {
        const css = all.map((name) => `@layer components{.x_${name}:hover{color:red}}`);
        const styles = new Styles({ [SHEET]: partsOf(postcss.parse(css.join("")), SHEET, "") });
        const used = new Set(picks.map((pick) => `x_${all[pick % all.length]}`));
        const own = styles.of(page([...used]))?.own;
        const wanted = css.filter((_, at) => used.has(`x_${all[at]}`));
        expect(styles.at(own ?? "")?.body.toString()).toBe(wanted.join("\n"));
      }),
    );
  });

  it("keep what no class asks for, and what scripts may ask for later", () => {
    const css = "@layer base{a{color:red}}@layer c{.x_a{top:0}}@layer c{.y_b{top:0}}";
    const parts = partsOf(postcss.parse(css), SHEET, 'className:"y_b"');
    const styles = new Styles({ [SHEET]: parts });
    const own = styles.of(page([]))?.own ?? "";
    expect(styles.at(own)?.body.toString()).toBe(
      "@layer base{a{color:red}}\n@layer c{.y_b{top:0}}",
    );
  });

  it("are whole by themselves, wherever they lie", () => {
    const css = "@layer a;@font-face{src:url(../media/f.woff2)}.x{top:0}";
    const styles = new Styles({ [SHEET]: partsOf(postcss.parse(css), SHEET, "") });
    const own = styles.of(page([]))?.own ?? "";
    expect(styles.at(own)?.body.toString()).toBe(
      "@layer a;\n@font-face{src:url(/_next/static/media/f.woff2)}",
    );
  });

  it("are one file, whatever the build made of them", () => {
    const other = SHEET.replace("a-1", "b-2");
    const parts = (css: string) => partsOf(postcss.parse(css), SHEET, "");
    const styles = new Styles({
      [SHEET]: parts(".x{top:0}.y{top:0}"),
      [other]: parts(".z{top:0}"),
    });
    const html = page(["y", "z"], [SHEET, other]);
    const { linked, own } = styles.of(html) ?? { linked: [], own: "" };
    expect(linked).toEqual([SHEET, other]);
    expect(styles.at(own)?.body.toString()).toBe(".y{top:0}\n.z{top:0}");
    expect(withOwnStyles(html, own)).toBe(page(["y", "z"], [own]));
    expect(styles.of(page([], [SHEET, "/_next/static/chunks/c-3.css"]))).toBeUndefined();
  });

  it("leave a stylesheet alone that is not of the build", () => {
    const styles = new Styles({ [SHEET]: partsOf(postcss.parse(".x{top:0}"), SHEET, "") });
    const html = page(["x"], ["/other.css", SHEET]);
    const { own = "" } = styles.of(html) ?? {};
    expect(withOwnStyles(html, own)).toBe(page(["x"], ["/other.css", own]));
  });

  it("have no other addresses", () => {
    const styles = new Styles({ [SHEET]: partsOf(postcss.parse(".a{top:0}.b{top:0}"), SHEET, "") });
    expect(styles.at("/styles/a-1.AQ.css")?.body.toString()).toBe(".a{top:0}");
    for (const other of [
      "a-1.CA",
      "a-1.AQAB",
      "a-1.AR",
      "a-2.AQ",
      "a-1.",
      "../a-1.AQ",
      "a-1.AQ,",
      "a-1.AQ,a-2.AQ",
    ]) {
      expect(styles.at(`/styles/${other}.css`), other).toBeUndefined();
    }
  });
});
