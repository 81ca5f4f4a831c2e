import { STAFF_ROLES } from "@currawong/schemas/staff-roles";
import { useCurrentUser } from "sanity";
import useSWR from "swr";
import { useRawClient } from "../dataset/use-live.ts";

/** The parts of a project that are read. */
type Project = {
  members?: { id: string; isRobot?: boolean; roles?: { name: string }[] }[];
};

/**
 * Ids of the colleagues who may publish. Sanity’s own list (`useUserListWithPermissions`) compares grants on
 * one document and lists contributors too, because drafts of a document are theirs to update.
 */
export function useReviewers(): string[] {
  const client = useRawClient();
  const me = useCurrentUser()?.id;
  const { projectId } = client.config();
  const { data } = useSWR(["reviewers", projectId], () =>
    client.request<Project>({ url: `/projects/${projectId}`, useGlobalApi: false }),
  );
  const isReviewer = (roles: readonly { name: string }[] = []) =>
    roles.some(({ name }) => STAFF_ROLES.some((role) => role === name));
  return (data?.members ?? [])
    .filter(({ id, isRobot, roles }) => id !== me && !isRobot && isReviewer(roles))
    .map(({ id }) => id);
}
