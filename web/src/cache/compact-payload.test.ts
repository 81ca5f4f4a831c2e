import { runInNewContext } from "node:vm";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { compactPayload } from "./compact-payload.ts";

/** As Next writes it: JSON in a script, with `<` escaped. */
const push = (text: string) =>
  `<script>self.__next_f.push([1,${JSON.stringify(text).replaceAll("<", "\\u003c")}])</script>`;

/** What the browser has received once every script of the page ran. */
function received(html: string): string {
  const self = { __next_f: [] as [number, string][] };
  for (const [, code = ""] of html.matchAll(/<script>([\s\S]*?)<\/script>/g)) {
    runInNewContext(code, { self });
  }
  return self.__next_f.map(([, text]) => text).join("");
}

test("one script in single quotes stands for several in double quotes", () => {
  const html = `<p>"It's"</p>${push('a"b')}${push("it's <b>")}<p></p>`;
  expect(compactPayload(html)).toBe(
    `<p>"It's"</p><script>self.__next_f.push([1,'a"bit\\'s \\u003cb>'])</script><p></p>`,
  );
});

test("the browser receives the same text, whatever it is", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: "binary" }), { minLength: 1 }), (texts) => {
      const html = texts.map(push).join("");
      expect(received(compactPayload(html))).toBe(texts.join(""));
    }),
  );
  const awkward = ["</script><script>alert(1)</script>", "\\'\"\n\r\t\u2028\u2029\0", "$&$1$`$'"];
  const html = awkward.map(push).join("");
  expect(received(compactPayload(html))).toBe(awkward.join(""));
});
