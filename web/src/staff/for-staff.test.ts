import { beforeEach, expect, it, vi } from "vitest";

vi.mock("next/server", () => ({ connection: async () => {} }));

const STUDIO = "https://studio.example";
const lake = vi.fn();
const database = vi.fn();

beforeEach(() => {
  vi.resetModules();
  vi.resetAllMocks();
  vi.spyOn(console, "error").mockReturnValue();
  vi.stubEnv("STUDIO_URL", STUDIO);
  vi.stubEnv("SUPABASE_SECRET_KEY", "sb_secret_x");
  // The client of the database calls with an address as text, too.
  vi.stubGlobal("fetch", async (address: string, init: RequestInit) =>
    address.startsWith("https://supabase.example") ? database(address, init) : lake(address, init),
  );
});

/** Lists enquiries, as a user with this role. */
async function list(role: string | null, headers: Record<string, string> = { origin: STUDIO }) {
  lake.mockImplementation(async () => Response.json({ id: "ann", role }));
  const { POST } = await import("../app/api/staff/enquiries/list/route.ts");
  const authorization = `Bearer ${`${role}`.padEnd(20, "-")}`;
  const body = JSON.stringify({ search: "Ann", owner: "mine", state: "new" });
  const request = new Request("https://currawong.example/api", {
    ...{ method: "POST", body, headers: { authorization, ...headers } },
  });
  const response = await POST(request, { params: Promise.resolve({}) });
  const { message } = await response.json();
  return { status: response.status, message, headers: response.headers };
}

it("answers the Studio, and only the Studio, what the database says", async () => {
  database.mockImplementation(async () => Response.json({ message: "a page of enquiries" }));
  const { status, message, headers } = await list("editor");
  expect([status, message]).toEqual([200, "a page of enquiries"]);
  expect(Object.fromEntries(headers)).toMatchObject({
    "access-control-allow-origin": STUDIO,
    "access-control-allow-headers": "authorization, content-type",
    "cache-control": "no-store",
    vary: "origin",
  });
  const [address, { body }] = database.mock.lastCall ?? [];
  expect(String(address)).toMatch(/staff_list_enquiries$/);
  expect(JSON.parse(body)).toEqual({ actor: "ann", search: "Ann", state: "new", owner: "ann" });
  const other = await list("editor", { origin: "https://elsewhere.example" });
  expect([other.status, other.headers.get("access-control-allow-origin")]).toEqual([403, null]);
  expect(other.headers.get("vary")).toBe("origin");
  expect((await list("editor", {})).status).toBe(200);
  expect(database).toHaveBeenCalledTimes(2);
});

it.each([
  ["contributor", {}, 403, "Your role may not read enquiries."],
  ["viewer", {}, 403, "Your role may not read enquiries."],
  ["editor", { authorization: "" }, 401, "Sign in to the Studio again."],
])("refuses a %s with %j", async (role, headers, status, message) => {
  const answer = await list(role, headers);
  expect([answer.status, answer.message]).toEqual([status, message]);
  expect(answer.headers.get("www-authenticate")).toBe(status === 401 ? "Bearer" : null);
  expect(database).not.toHaveBeenCalled();
});

it("says what went wrong, and whose fault it was", async () => {
  const failure = async (code: string) => {
    database.mockResolvedValue(Response.json({ code }, { status: 400 }));
    return (await list("editor")).status;
  };
  expect([await failure("22P02"), await failure("57014")]).toEqual([400, 503]);
  expect(console.error).toHaveBeenCalledTimes(1);
  vi.resetModules();
  vi.stubEnv("SUPABASE_SECRET_KEY", "");
  expect((await list("editor")).message).toContain("there is no inbox");
});

it("lets administrators alone do some things, and hides why it fails", async () => {
  const { forStaff } = await import("./for-staff.ts");
  const erase = forStaff(() => Promise.reject(new Error("why")), ["administrator"]);
  for (const [role, status, message] of [
    ["editor", 403, "Only administrators may do this."],
    ["administrator", 500, "Something went wrong on our side."],
  ] as const) {
    lake.mockResolvedValue(Response.json({ id: "ann", role }));
    const headers = { authorization: `Bearer ${role.padEnd(20, "+")}` };
    const request = new Request("https://x.example", { headers });
    const answer = await erase(request, { params: Promise.resolve({}) });
    expect([answer.status, await answer.json()]).toEqual([status, { message }]);
  }
  expect(console.error).toHaveBeenCalledTimes(1);
});

it("reads whose enquiries are meant, and a body of JSON alone", async () => {
  const { bodyOf, ensureFound, filterFrom } = await import("./body.ts");
  expect(filterFrom({}, "ann")).toEqual({ search: "", state: null, owner: null });
  expect(filterFrom({ owner: "nobody" }, "ann").owner).toBe("");
  expect(filterFrom({ owner: "bob" }, "ann").owner).toBeNull();
  const post = (body: string) => new Request("https://x.example", { method: "POST", body });
  expect(await bodyOf(post('{"a":1}'))).toEqual({ a: 1 });
  await expect(bodyOf(post("a=1"))).rejects.toMatchObject({ status: 400 });
  expect([ensureFound(0), ensureFound("")]).toEqual([0, ""]);
  for (const none of [null, false] as const) expect(() => ensureFound(none)).toThrow("no such");
});
