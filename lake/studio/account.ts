import { isRecord } from "../documents.ts";
import { httpError } from "../errors.ts";
import { type RouteContext, route } from "../http/router.ts";
import { type Identity, type Role, USERS } from "../store/identity.ts";

const nameOf = (role: Role) => `Local ${role}`;

const emailOf = (id: string) => `${id}@localhost`;

/** A user as the Studio shows it in avatars and history. */
const profile = ({ id, role }: Identity) => ({
  id,
  email: emailOf(id),
  projectId: null,
  displayName: nameOf(role),
  imageUrl: null,
});

/** The signed-in user as `/users/me` returns it. */
function currentUser({ id, role }: Identity) {
  return {
    id,
    name: nameOf(role),
    email: emailOf(id),
    profileImage: null,
    provider: "local",
    role,
    roles: [{ name: role, title: role, description: role }],
  };
}

function users(ctx: RouteContext): void {
  const ids = (ctx.params.ids ?? "").split(",");
  const profiles = USERS.filter(({ id }) => ids.includes(id)).map(profile);
  ctx.json(200, ids.length === 1 ? (profiles[0] ?? null) : profiles);
}

function readKeys(ctx: RouteContext): void {
  const { db } = keyValueTable(ctx);
  const select = db.prepare("SELECT value FROM key_values WHERE user_id = ? AND key = ?");
  const pairs = (ctx.params.keys ?? "").split(",").flatMap((key) => {
    const row = select.get(ctx.identity?.id ?? "", key);
    return row ? [{ key, value: JSON.parse(String(row.value)) }] : [];
  });
  ctx.json(200, pairs);
}

async function writeKeys(ctx: RouteContext): Promise<void> {
  const body = await ctx.readJson(256 * 1024);
  const pairs = Array.isArray(body) ? body : [];
  const { db } = keyValueTable(ctx);
  const upsert = db.prepare(
    "INSERT INTO key_values (user_id, key, value) VALUES (?, ?, ?) ON CONFLICT (user_id, key) DO UPDATE SET value = excluded.value",
  );
  for (const pair of pairs) {
    if (!isRecord(pair) || typeof pair.key !== "string") {
      throw httpError(400, "Send an array of {key, value}, each key a string.");
    }
    upsert.run(ctx.identity?.id ?? "", pair.key, JSON.stringify(pair.value ?? null));
  }
  ctx.json(200, pairs);
}

/** The table of each user's Studio settings, such as open panes, recent searches and column widths. */
function keyValueTable({ lake }: RouteContext) {
  lake.store.db.exec(
    "CREATE TABLE IF NOT EXISTS key_values (user_id TEXT, key TEXT, value TEXT NOT NULL, PRIMARY KEY (user_id, key))",
  );
  return lake.store;
}

/** The signed-in user, user profiles, and each user's Studio settings. */
export const accountRoutes = [
  // Without a session Sanity returns an empty object, not 401.
  route("GET", "/users/me", "public", ({ identity, json }) =>
    json(200, identity ? currentUser(identity) : {}),
  ),
  route("GET", "/auth/id", "token", (ctx) => ctx.json(200, { id: ctx.identity?.id })),
  route("GET", "/users/me/keyvalue/:keys", "token", readKeys),
  route("PUT", "/users/me/keyvalue", "token", writeKeys),
  route("GET", "/users/:ids", "token", users),
];
