import { expect, it } from "vitest";
import { testClient } from "../../tests/test-lake.ts";
import { addRedirects, readAddresses, readLines } from "./redirects.tsx";

const client = await testClient();
const about = { _id: "about", _type: "page", title: "About", slug: { current: "team" } };
await client.create({ ...about, aliases: ["/crew"] });
await client.create({ ...about, _id: "drafts.about", title: "About us" });
await client.create({ ...about, _id: "jobs", title: "Jobs", slug: { current: "jobs" } });

it("takes every path that the site follows, and names what is wrong with each other line", async () => {
  const site = await readAddresses(client);
  expect(site.redirects).toEqual([{ from: "/crew", to: "/team", id: "about", type: "page" }]);
  const only = (line: string) => readLines(line, site)[0];
  for (const from of ["/about.html", "/about_us", "/About-Us", "/wp-content/uploads/2020/a.pdf"])
    expect(only(`https://old.example${from}\t/team/`)).toMatchObject({ id: "about", from });
  expect(only("/old, /crew")).toMatchObject({ id: "about", from: "/old" });
  expect(only("/jobs /team")?.note).toMatch(/“Jobs”, which comes first until it leaves/);
  const problem = (line: string) => only(line)?.problem;
  expect(problem("/old")).toMatch(/two addresses/);
  expect(problem("old /team")).toMatch(/^Write an address/);
  expect(problem("/team /team")).toMatch(/itself/);
  expect(problem("/search /team")).toMatch(/used by the site/);
  expect(problem("/crew /jobs")).toMatch(/leads to \/team already/);
  expect(problem("/old /nowhere")).toBe("There is no page at /nowhere.");
  expect(readLines("/a /team\n/a /jobs", site)[1]?.problem).toMatch(/in a line above/);
});

it("adds redirects to published documents and their drafts", async () => {
  await addRedirects(client, [
    { id: "about", from: "/old", why: "“Old” was here" },
    { id: "jobs", from: "/careers" },
  ]);
  const { redirects } = await readAddresses(client);
  expect(redirects.map(({ from, to }) => `${from} ${to}`)).toContain("/careers /jobs");
  expect(redirects.find(({ from }) => from === "/old")?.why).toBe("“Old” was here");
  expect((await client.getDocument("drafts.about"))?.aliases).toEqual(["/old"]);
});
