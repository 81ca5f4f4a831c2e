import { WarningOutlineIcon } from "@sanity/icons/WarningOutline";
import { useCurrentUser } from "sanity";
import { styled } from "styled-components";
import useSWR from "swr";
import { useRawClient } from "../dataset/use-live.ts";

const Marked = styled.span`
  position: relative;
  b {
    position: absolute; inset: -9px auto auto 9px; padding: 2px 4px; border-radius: 8px;
    background: #c4161c; color: #fff; font: 600 10px/1.1 sans-serif;
  }
`;

/** Schedules that failed, drafts that this user is asked to review, and those that were sent back to them. */
export const ATTENTION_QUERY = `count(*[_type == "system.release" && state == "active" && defined(error)])
  + count(*[_type == "reviewRequest" && count(*[_id == "drafts." + ^.id]) > 0
    && select(defined(sentBack) => by, reviewer) == $me])`;

/** How often it is counted, besides each time the list is shown. */
const INTERVAL_MS = 60_000;

/** The icon of “Needs attention”, with how many things wait for this user or have failed. */
export function AttentionIcon() {
  const client = useRawClient();
  const me = useCurrentUser()?.id ?? "";
  const read = () => client.fetch<number>(ATTENTION_QUERY, { me });
  const { data: count = 0 } = useSWR(["attention", me], read, { refreshInterval: INTERVAL_MS });
  return (
    <Marked>
      <WarningOutlineIcon />
      {count > 0 && <b title={`${count} failed, or waiting for you`}>{count}</b>}
    </Marked>
  );
}
