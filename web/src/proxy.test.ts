import { NextRequest } from "next/server";
import { expect, it } from "vitest";
import { proxy } from "./proxy.ts";

const SITE = "https://currawong.example";
const request = (path: string, init?: ConstructorParameters<typeof NextRequest>[1]) =>
  new NextRequest(SITE + path, init);

it("shows a search from the page of that search", async () => {
  const answer = await proxy(request("/search?q=chatbot"));
  expect(answer?.headers.get("x-middleware-rewrite")).toBe(`${SITE}/search/chatbot`);
});

it("leaves the form of this build to Next, with the cookie of draft mode or without", async () => {
  for (const cookie of ["", "__prerender_bypass=forged"]) {
    const body = new FormData();
    const headers = { cookie, "content-length": "100" };
    const posted = request("/contact", { method: "POST", body, headers });
    expect(await proxy(posted), cookie).toBeUndefined();
  }
});

it.each([
  ["multipart/form-data", "name=a"],
  ["multipart/form-data; boundary=x", "--x\r\nbroken"],
  ["multipart/form-data; boundary=x", "["],
])("says that a form did not arrive whole (%s)", async (type, body) => {
  const headers = { "content-type": type, "content-length": String(body.length) };
  const answer = await proxy(request("/contact", { method: "POST", body, headers }));
  expect(answer?.status).toBe(400);
  expect(await answer?.text()).toContain("your words are still there");
});

it("takes forged cookies of draft mode off, and no others", async () => {
  const cookie = "a=b; __prerender_bypass=forged; draft_session=1.drafts.x";
  const answer = await proxy(request("/about", { headers: { cookie } }));
  expect(answer?.headers.get("x-middleware-next")).toBe("1");
  expect(answer?.headers.get("x-middleware-request-cookie")).toBe("a=b");
  expect(answer?.headers.get("x-frame-options")).toBe("DENY");
});

it("answers nobody by the address of the pages that editors see", async () => {
  expect((await proxy(request("/api/draft/page/about")))?.status).toBe(404);
});
