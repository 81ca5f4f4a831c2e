import { useUser } from "sanity";

/** A colleague's name. */
export function UserName({ id }: { id: string }) {
  const [user] = useUser(id);
  return <>{user?.displayName ?? "somebody"}</>;
}
