/** A request, well-formed or not, as a client or an attacker might send it. */
export type Request = {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
};

/** Returns a generator of seeded random numbers from 0 to 1 (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const words = (text: string) => text.trim().split(/\s+/);

const ODD = [
  ...words(`
    % %% %00 %E0%A4%A %ff %2e%2e%2f .. // ; ' <script> {{7*7}} $(x) %F0%9F%A6%9C -1 NaN __proto__
    %0d%0aset-cookie:a=b [object] ? # && %3Cimg%20src=x%3E constructor 0 1e9 %u0041 ~ * |
  `),
  "\\",
  "a".repeat(300),
  "\u0001",
];

const METHODS = words("GET HEAD POST PUT PATCH DELETE OPTIONS PROPFIND");

const ROUTES = [
  ...words(`
    /api/health /api/revalidate /api/reconcile /search /search/index.json /sitemap.xml /feed.xml
    /atom.xml /feed.json /llms.txt /robots.txt /og /markdown /blog/page/2 /blog
    /services /_next/image /_next/data/x.json /_next/static/x.js /manifest.webmanifest /failure
    /.env /api/draft/enable /api/draft/disable /api/draft/disable?path=%09/evil.example
    /api/draft/disable?path=%0d/evil.example /api/draft/disable?path=中
    /api/staff/enquiries/list /api/staff/enquiries/x
  `),
  "/services?q=Shop",
  `/search?q=${"long ".repeat(200)}`,
  `/styles/${"a,".repeat(500)}.css`,
  `/${"long/".repeat(2_000)}`,
];

const HEADERS: Record<string, readonly string[]> = {
  accept: [
    "*/*",
    "text/html",
    "text/markdown",
    "application/json",
    "",
    ",;q=x",
    "text/html, text/markdown;q=0.1",
    "text/markdown;q=1e9, */*;q=-1",
    "text/x-component",
  ],
  "accept-encoding": ["gzip", "br", "gzip;q=0, br;q=0", "identity;q=0", "*", "x".repeat(200)],
  "if-none-match": ['"x"', 'W/"x"', "*", ",,,"],
  "if-modified-since": ["yesterday", "Sat, 21 Nov 2026 00:00:00 GMT"],
  range: ["bytes=0-10", "bytes=-1", "bytes=9-1", "lines=1"],
  rsc: ["1"],
  "next-router-prefetch": ["1"],
  "next-router-state-tree": ["%5B%22%22%5D", "[", "{}"],
  "next-action": ["x", "0".repeat(42)],
  "x-forwarded-host": ["evil.example", "", "a b"],
  "x-forwarded-for": ["1.2.3.4, 5.6.7.8", "not an address"],
  "x-middleware-subrequest": ["proxy:proxy:proxy:proxy:proxy", "1"],
  "x-request-id": ["abc", "x".repeat(500)],
  traceparent: ["00-0-0-0", `00-${"a".repeat(32)}-${"b".repeat(16)}-01`],
  cookie: ["a=b", "__prerender_bypass=x", "=;=;", "x".repeat(2_000)],
  authorization: ["Bearer x", `Bearer ${"x".repeat(40)}`, "Basic Og==", "Bearer"],
  host: ["evil.example", "localhost:1", "x".repeat(300)],
  "sanity-webhook-signature": ["t=1,v1=x", "t=", "x".repeat(100)],
  "user-agent": ["", "Googlebot/2.1", "x".repeat(500)],
};

const TYPES = [
  "application/json",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "text/plain",
  "multipart/form-data",
  "x",
] as const;

const BODIES = [
  "",
  "{}",
  "[",
  "null",
  '{"_id":"x","_type":"service"}',
  "name=a&email=b&message=c&page=/&kind=enquiry",
  "page=//evil.example",
  '--x\r\nContent-Disposition: form-data; name="$ACTION_ID_x"\r\n\r\n\r\n--x--',
  "--x\r\nbroken",
  "\u0000".repeat(50),
  "a=".repeat(20_000),
  "x".repeat(3_000_000),
] as const;

/**
 * Returns a function that generates random requests, most of them for existing pages.
 * @param pages addresses of the site's pages
 * @param random numbers from 0 to 1
 */
export function requestMaker(pages: readonly string[], random: () => number): () => Request {
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(random() * items.length)];
    if (item === undefined) throw new Error("There is nothing to choose from.");
    return item;
  };
  const path = () => {
    const share = random();
    const known = share < 0.75 ? pick(pages) : pick(ROUTES);
    if (share < 0.55) return known;
    const tail =
      random() < 0.5 ? `/${pick(ODD)}` : `?${pick(["q", "page", "_rsc", "x"])}=${pick(ODD)}`;
    return share < 0.95 ? known + tail : `/${pick(ODD)}${pick(ODD)}${Math.floor(random() * 1e6)}`;
  };
  return () => {
    const method = random() < 0.8 ? "GET" : pick(METHODS);
    const headers: Record<string, string> = {};
    while (random() < 0.4) {
      const name = pick(Object.keys(HEADERS));
      headers[name] = pick(HEADERS[name] ?? []);
    }
    // A client never sends these characters unencoded, so no server sees them.
    const target = path().replaceAll(/[^\u0021-\u007e]/g, (odd) => encodeURIComponent(odd));
    if (["GET", "HEAD"].includes(method)) return { method, path: target, headers };
    const body = pick(BODIES);
    headers["content-type"] = pick(TYPES);
    // Node sets no Content-Length for some methods: the body would be parsed as another request.
    headers["content-length"] = String(Buffer.byteLength(body));
    return { method, path: target, headers, body };
  };
}
