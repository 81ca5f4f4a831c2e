import { NextRequest } from "next/server";
import { expect, it } from "vitest";
import { proxy } from "./proxy.ts";

const SITE = "https://currawong.example";
const request = (path: string, init?: ConstructorParameters<typeof NextRequest>[1]) =>
  new NextRequest(SITE + path, init);

it("rewrites a search to the path it is rendered under", async () => {
  const answer = await proxy(request("/search?q=chatbot"));
  expect(answer.headers.get("x-middleware-rewrite")).toBe(`${SITE}/search/in/search/cT1jaGF0Ym90`);
});

it("passes forms on to Next, with the headers of every page", async () => {
  const answer = await proxy(request("/contact", { method: "POST", body: new FormData() }));
  expect(answer.headers.get("x-middleware-next")).toBe("1");
  expect(answer.headers.get("x-frame-options")).toBe("DENY");
});

it("removes forged draft mode cookies and no others", async () => {
  const cookie = "a=b; __prerender_bypass=forged; draft_session=1.drafts.x";
  const answer = await proxy(request("/about", { headers: { cookie } }));
  expect(answer.headers.get("x-middleware-next")).toBe("1");
  expect(answer.headers.get("x-middleware-request-cookie")).toBe("a=b");
  expect(answer.headers.get("x-frame-options")).toBe("DENY");
});
