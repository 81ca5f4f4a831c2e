import type { Received } from "./box.ts";

const escaped = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** The inline style sheet; the server's policy names its hash. */
export const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 46rem; margin: 0 auto; padding: 1.5rem 1rem }
header { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: baseline; justify-content: space-between }
h1 { font-size: 1.4rem; margin: 0 }
h2 { font-size: 1.05rem; margin: 0 }
article { border: 1px solid #8886; border-radius: 6px; padding: 1rem; margin: 1rem 0 }
p { margin: .5rem 0; overflow-wrap: anywhere }
.message { white-space: pre-wrap }
small { opacity: .75 }
button { font: inherit }`;

function article({ receivedAt, times, message: { data } }: Received): string {
  const value = (name: string) => escaped(data[name] ?? "");
  const link = (name: string, text: string) => {
    const address = data[name];
    return address && /^https?:\/\//.test(address)
      ? `<a href="${escaped(address)}">${escaped(text)}</a>`
      : "";
  };
  const from = [value("name"), value("email"), value("phone"), value("company")].filter(Boolean);
  return `<article>
<h2>${value("service")} · ${value("reference")}</h2>
<p>${from.join(" · ")}</p>
<p class="message">${value("message")}</p>
<p>${link("inbox_url", "Open in the Studio")} ${link("page_url", `Sent from ${data.page ?? ""}`)}</p>
<small><time datetime="${escaped(receivedAt)}">${escaped(receivedAt)}</time>${times > 1 ? ` · came ${times} times` : ""}</small>
</article>`;
}

/** The page that shows what came. It needs no script; it asks for itself every five seconds. */
export function page(received: readonly Received[]): string {
  const count = received.length === 1 ? "1 message" : `${received.length} messages`;
  return `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="5">
<title>Mailbox (${received.length})</title>
<style>${STYLE}</style>
</head>
<body>
<header><h1>Mailbox: ${count}</h1>
<form method="post" action="/empty"><button>Empty</button></form></header>
<p>What a new enquiry tells staff, on this machine alone. The answers are given in the Studio.</p>
<main>${received.map(article).join("\n") || "<p>Nothing yet. Send an enquiry on the site.</p>"}</main>
</body>
</html>`;
}
