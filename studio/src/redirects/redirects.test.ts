import { expect, it } from "vitest";
import { testClient } from "../../tests/test-lake.ts";
import { addRedirect, problemOf, readAddresses } from "./redirects.tsx";

const client = await testClient();
const about = { _id: "about", _type: "page", title: "About", slug: { current: "team" } };
await client.create({ ...about, aliases: ["/crew"] });
await client.create({ ...about, _id: "drafts.about", title: "About us" });

it("rejects invalid or used addresses, loops, chains and missing targets", async () => {
  const site = await readAddresses(client);
  expect(site.redirects).toEqual([{ from: "/crew", to: "/team", id: "about", type: "page" }]);
  const problem = (from: string, to: string) => problemOf(site, { from, to });
  expect(problem("/Old Page", "/team")).toMatch(/^Write an address/);
  expect(problem("/old", "/old")).toMatch(/itself/);
  expect(problem("/search", "/team")).toMatch(/used by the site/);
  expect(problem("/team", "/crew")).toMatch(/is the page “About”/);
  expect(problem("/crew", "/team")).toMatch(/already/);
  expect(problem("/old", "/crew")).toMatch(/Redirect there directly/);
  expect(problem("/old", "/nowhere")).toBe("There is no page at /nowhere.");
  expect(problem("/old", "/team")).toBeUndefined();
});

it("adds a redirect to the published document and its draft", async () => {
  await addRedirect(client, { id: "about", from: "/old", why: "On the flyer" });
  const { redirects } = await readAddresses(client);
  expect(redirects).toContainEqual(
    expect.objectContaining({ from: "/old", to: "/team", why: "On the flyer" }),
  );
  expect((await client.getDocument("drafts.about"))?.aliases).toEqual(["/old"]);
});
