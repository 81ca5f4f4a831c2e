import { expect, test } from "vitest";
import { filledPage, withoutScripts } from "./filled-page.ts";

const page = `<form><input id="quote-name" aria-describedby="quote-name-error" name="name"/>
<p id="quote-name-error"></p><input type="email" id="quote-email" name="email"/><p id="quote-email-error"></p>
<textarea id="quote-message" name="message"></textarea><p id="quote-message-error"></p>
<div role="status" id="quote-notice"></div></form>`;

test("keeps the values, whatever is in them", () => {
  const values = { name: `"><script>$&</script>`, message: "\n</textarea>$1" };
  const html = filledPage(page, { form: "quote", values, errors: {} });
  expect(html).toContain(
    '<input value="&quot;&gt;&lt;script&gt;$&amp;&lt;/script&gt;" id="quote-name"',
  );
  expect(html).toContain('name="message">\n\n&lt;/textarea&gt;$1</textarea>');
  expect(html).not.toContain("autofocus");
});

test("puts each error by its field, and the focus on the first", () => {
  const html = filledPage(page, {
    form: "quote",
    values: { name: "", email: "x", message: "" },
    errors: { email: "Invalid email address", message: "Please tell us about your project" },
  });
  expect(html).toContain('<p id="quote-email-error">Invalid email address</p>');
  expect(html).toContain('<p id="quote-name-error"></p>');
  expect(html).toContain('<input value="x" aria-invalid="true" autofocus type="email"');
  expect(html.match(/autofocus/g)).toHaveLength(1);
});

test("says what became of it, and leads on to the chat", () => {
  const notice = {
    tone: "bad" as const,
    title: "Error",
    text: "Failed.",
    chat: { href: "https://wa.me/1?text=a&b", label: "Chat" },
  };
  const html = filledPage(page, { form: "quote", values: {}, errors: {}, notice });
  expect(html).toContain(
    '<div role="status" id="quote-notice"><p class="notice bad" tabindex="-1" autofocus><strong>Error</strong> Failed. <a href="https://wa.me/1?text=a&amp;b" target="_blank" rel="noopener">Chat</a></p></div>',
  );
});

test("leaves no script", () => {
  const html = `<link rel="preload" as="script" href="/a.js"/><link rel="stylesheet" href="/a.css"/><script src="/a.js" async=""></script><script>let a = "<p>"</script><p>Text</p>`;
  expect(withoutScripts(html)).toBe('<link rel="stylesheet" href="/a.css"/><p>Text</p>');
});
