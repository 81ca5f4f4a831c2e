const PUSH = /<script>self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)<\/script>/g;
const RUN = /(?:<script>self\.__next_f\.push\(\[1,"(?:[^"\\]|\\.)*"\]\)<\/script>)+/g;

/** A JavaScript string literal in single quotes, safe within a `<script>`. */
function literal(text: string): string {
  const body = JSON.stringify(text)
    .slice(1, -1)
    .replaceAll('\\"', '"')
    .replaceAll("'", "\\'")
    .replaceAll("<", "\\u003c")
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029");
  return `'${body}'`;
}

/**
 * Rewrites the data a page carries for hydration in fewer bytes. Next writes it as strings in double
 * quotes, in which every quote of the JSON within is escaped, and as several scripts; we write one,
 * in single quotes. What the browser reads is the same text (measured on the home page: 1.5 kB less
 * after gzip, because more of it lies within gzip's window of the markup it repeats).
 * @param html a complete page; scripts that are not next to each other stay apart
 */
export function compactPayload(html: string): string {
  return html.replace(RUN, (run) => {
    const texts = [...run.matchAll(PUSH)].map(([, text = '""']) => JSON.parse(text) as string);
    return `<script>self.__next_f.push([1,${literal(texts.join(""))}])</script>`;
  });
}
