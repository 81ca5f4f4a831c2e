/** The roles that the local Content Lake signs people in with. */
type Role = "administrator" | "editor" | "viewer";

/** Where the Studio under test is, as browsers say it. */
export const studioOrigin = () => `http://localhost:${process.env.STUDIO_PORT}`;

/** Signs in to the Content Lake as the Studio does, and returns the session's token. */
export async function signIn(role: Role): Promise<string> {
  const auth = `${process.env.SANITY_API_HOST}/v1/auth`;
  const login = await fetch(`${auth}/login/local?role=${role}&origin=${studioOrigin()}`, {
    redirect: "manual",
  });
  const [, sid] = /#sid=(.+)$/.exec(login.headers.get("location") ?? "") ?? [];
  const answer = await fetch(`${auth}/fetch?sid=${sid}`);
  return ((await answer.json()) as { token: string }).token; // The lake's own answer.
}

/** Ends a session. */
export async function signOut(token: string): Promise<void> {
  await fetch(`${process.env.SANITY_API_HOST}/v1/auth/logout`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
  });
}
