import { expect, it } from "vitest";
import { createTwin } from "./twin.ts";

const HEAD = '<head><link rel="canonical" href="https://site.example/shop"></head>';

const twinOf = (main: string) =>
  createTwin(`<html>${HEAD}<body><header>Menu</header><main>${main}</main></body></html>`)
    ?.markdown;

/** The twin of content without its first two lines, the title and the address. */
const content = (html: string) => {
  const [title, address, ...parts] = twinOf(`<h1>Shop</h1>${html}`)?.trim().split("\n\n") ?? [];
  expect([title, address]).toEqual(["# Shop", "<https://site.example/shop>"]);
  return parts.join("\n\n");
};

it("begins with the title, and has no twin for a response that is no page", () => {
  const twin = "# Shop\n\n<https://site.example/shop>\n\nThe eyebrow\n\nThe *end*\n";
  expect(twinOf("<p>The eyebrow</p><h1>Shop</h1><p>The <em>end</em></p>")).toBe(twin);
  expect(createTwin("<main>Down</main>")).toBeUndefined();
  expect(createTwin(`<html>${HEAD}</html>`)).toBeUndefined();
});

it("quotes the announcement before the content", () => {
  const bar =
    '<section data-twin="first"><div><p>Closed <a href="/c">Hours</a></p><button>×</button></div><script></script></section>';
  const html = `<html>${HEAD}<body>${bar}<main><h1>Shop</h1><p>a</p></main></body></html>`;
  const quote = "> Closed [Hours](https://site.example/c)";
  expect(createTwin(html)?.markdown).toContain(`/shop>\n\n${quote}\n\na\n`);
});

it.each([
  [
    "decoration",
    '<p>a<!-- --><i aria-hidden="true">★</i></p><img src="/x.svg" alt=""><i></i>',
    "a",
  ],
  ["what the page hides or marks", '<p hidden>a</p><nav data-twin="omit">b</nav><p>c</p>', "c"],
  ["the breadcrumb", '<nav aria-label="Breadcrumb"><a href="/">Home</a></nav><p>a</p>', "a"],
  ["a second link", '<a href="/a" tabindex="-1">A</a><h2>A</h2>', "## A"],
  ["the tick beside a price", '<p><input type="checkbox" name="line"><b>$5</b></p>', "**$5**"],
  [
    "the tick before a name",
    '<ul><li><label><input type="checkbox" name="line"><a href="/a">A</a></label><b>$5</b></li></ul>',
    "- [A](https://site.example/a) **$5**",
  ],
  ["the fields of a form", "<form><div><label>Name</label><input><p>Wrong</p></div>a</form>", "a"],
  [
    "notes about controls",
    '<a href="/a" target="_blank">Ask<span class="sr-only"> (opens a tab)</span></a>',
    "[Ask](https://site.example/a)",
  ],
  ["characters that keep a price on one line", "<p>$9\u00a0AUD/\u2060month</p>", "$9 AUD/month"],
])("leaves out %s", (_, html, markdown) => {
  expect(content(html)).toBe(markdown);
});

it.each([
  ["neighbours apart", "<p><b>from $9</b><small>AUD</small></p>", "**from $9** AUD"],
  ["a scope in brackets", "<p><b>$9</b><span data-scope>one page</span></p>", "**$9** (one page)"],
  ["headings in lists bold", "<ul><li><h3>A</h3><p>b</p></li></ul>", "- **A**\n\n  b"],
  ["notes as quotes", '<div role="note"><p>a</p></div>', "> a"],
  [
    "facts as a list",
    "<dl><div><dt>Served<small>since May</small></dt><dd>8+</dd></div><div><dt>Sign</dt><dd></dd></div></dl>",
    "- Served (since May): 8+",
  ],
  [
    "all features in one list",
    "<ul><li>a</li><li data-more><details><summary>+ 1</summary><ul><li>b</li></ul></details></li></ul>",
    "- a\n- b",
  ],
  [
    "tables with their captions",
    "<table><caption>T</caption><thead><tr><th>A</th><th>B</th></tr></thead><tr><th>c</th><td>d</td></tr></table>",
    "*T*\n\n| A | B |\n| - | - |\n| c | d |",
  ],
  [
    "tables without a head",
    '<table><tr><th scope="row">Mon</th><td>a</td></tr><tr><th scope="row">Tue</th><td>b</td></tr></table>',
    "| | |\n| - | - |\n| Mon | a |\n| Tue | b |",
  ],
  [
    "a link to a form in its place",
    '<form id="f"><button type="submit">Send</button><button>Clear</button></form>',
    "[Send](https://site.example/shop#f)",
  ],
  [
    "a link to a video",
    '<video aria-label="Tour"><source src="/t.mp4"></video>',
    "[Tour](https://site.example/t.mp4)",
  ],
  [
    "addresses whole",
    '<p><a href="https://wa.me/1?text=a(b)&x=I\'d">Ask (now)</a></p>',
    "[Ask (now)](https://wa.me/1?text=a%28b%29&x=I'd)",
  ],
  ["code with its language", '<pre><code class="language-ts">a</code></pre>', "```ts\na\n```"],
])("writes %s", (_, html, markdown) => {
  expect(content(html)).toBe(markdown);
});

it("writes an email address without the character of a possible line break", () => {
  const link = '<p>Write to <a href="mailto:us@site.example">us@<wbr>site.example</a></p>';
  expect(content(link)).toBe("Write to [us@site.example](mailto:us@site.example)");
});
