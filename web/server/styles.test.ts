import fc from "fast-check";
import postcss from "postcss";
import { describe, expect, it } from "vitest";
import { partsOf } from "./build/style-parts.ts";
import { Styles } from "./styles.ts";

const SHEET = "/_next/static/chunks/a-1.css";
const page = (classes: readonly string[]) =>
  `<html><head><link rel="stylesheet" href="${SHEET}" data-precedence="next"/></head><body>${classes.map((name) => `<p class="${name} other">x</p>`).join("")}</body></html>`;

const names = fc.uniqueArray(fc.stringMatching(/^[a-z]{4,8}$/), { minLength: 1, maxLength: 40 });

describe("the styles of a page", () => {
  it("are the parts that its classes need, in their order", () => {
    fc.assert(
      fc.property(names, fc.array(fc.nat()), (all, picks) => {
        const css = all.map((name) => `@layer components{.x_${name}:hover{color:red}}`);
        const styles = new Styles({ [SHEET]: partsOf(postcss.parse(css.join("")), SHEET, "") });
        const used = new Set(picks.map((pick) => `x_${all[pick % all.length]}`));
        const own = styles.of(page([...used])).get(SHEET);
        const wanted = css.filter((_, at) => used.has(`x_${all[at]}`));
        if (wanted.length === css.length) expect(own).toBeUndefined();
        else expect(styles.at(own ?? "")?.body.toString()).toBe(wanted.join("\n"));
      }),
    );
  });

  it("keep what no class asks for, and what scripts may ask for later", () => {
    const css = "@layer base{a{color:red}}@layer c{.x_a{top:0}}@layer c{.y_b{top:0}}";
    const parts = partsOf(postcss.parse(css), SHEET, 'className:"y_b"');
    const styles = new Styles({ [SHEET]: parts });
    const own = styles.of(page([])).get(SHEET) ?? "";
    expect(styles.at(own)?.body.toString()).toBe(
      "@layer base{a{color:red}}\n@layer c{.y_b{top:0}}",
    );
  });

  it("are whole by themselves, wherever they lie", () => {
    const css = "@layer a;@font-face{src:url(../media/f.woff2)}.x{top:0}";
    const styles = new Styles({ [SHEET]: partsOf(postcss.parse(css), SHEET, "") });
    const own = styles.of(page([])).get(SHEET) ?? "";
    expect(styles.at(own)?.body.toString()).toBe(
      "@layer a;\n@font-face{src:url(/_next/static/media/f.woff2)}",
    );
  });

  it("have no other addresses", () => {
    const styles = new Styles({ [SHEET]: partsOf(postcss.parse(".a{top:0}.b{top:0}"), SHEET, "") });
    expect(styles.at("/styles/a-1.AQ.css")?.body.toString()).toBe(".a{top:0}");
    for (const other of ["a-1.CA", "a-1.AQAB", "a-1.AR", "a-2.AQ", "a-1.", "../a-1.AQ"]) {
      expect(styles.at(`/styles/${other}.css`), other).toBeUndefined();
    }
  });
});
