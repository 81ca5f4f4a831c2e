import { useUser } from "sanity";

/**
 * A colleague’s name, or other words for someone who has none.
 *
 * `useUser` is internal: if it goes, ask `/users/:id` with the client.
 */
export function UserName({ id, otherwise = "someone" }: { id: string; otherwise?: string }) {
  const [user] = useUser(id);
  return <>{user?.displayName ?? otherwise}</>;
}
