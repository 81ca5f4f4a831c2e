/** A mail as text, with addresses as in its header. */
export type Mail = {
  id: string;
  receivedAt: string;
  from: string;
  to: string;
  replyTo: string;
  subject: string;
  text: string;
};

const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** The inline stylesheet. The server's content security policy names its hash. */
export const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 46rem; margin: 0 auto; padding: 1.5rem 1rem }
h1 { font-size: 1.4rem; margin: 0 }
h2 { font-size: 1.05rem; margin: 0 }
article { border: 1px solid #8886; border-radius: 6px; padding: 1rem; margin: 1rem 0 }
p { margin: .5rem 0; overflow-wrap: anywhere }
.message { white-space: pre-wrap }
small { opacity: .75 }`;

const linkUrls = (text: string) =>
  text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) =>
      index % 2 === 1 ? `<a href="${escapeHtml(part)}">${escapeHtml(part)}</a>` : escapeHtml(part),
    )
    .join("");

const article = ({ receivedAt, from, to, replyTo, subject, text }: Mail) => `<article>
<h2>${escapeHtml(subject)}</h2>
<p>${escapeHtml(from)} → ${escapeHtml(to)}${replyTo ? ` · answers go to ${escapeHtml(replyTo)}` : ""}</p>
<p class="message">${linkUrls(text.trim())}</p>
<small><time datetime="${escapeHtml(receivedAt)}">${escapeHtml(receivedAt)}</time></small>
</article>`;

/** Renders the page of received mails. It needs no script and reloads itself every five seconds. */
export function page(mails: readonly Mail[]): string {
  const count = mails.length === 1 ? "1 mail" : `${mails.length} mails`;
  return `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="5">
<title>Mailbox (${mails.length})</title>
<style>${STYLE}</style>
</head>
<body>
<h1>Mailbox: ${count}</h1>
<p>Every mail the site has sent since the mailbox started. None leaves this machine.</p>
<main>${mails.map(article).join("\n") || "<p>Nothing yet. Send an enquiry on the site.</p>"}</main>
</body>
</html>`;
}
