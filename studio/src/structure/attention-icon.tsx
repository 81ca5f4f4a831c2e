import { WarningOutlineIcon } from "@sanity/icons/WarningOutline";
import { useCurrentUser } from "sanity";
import { styled } from "styled-components";
import useSWR from "swr";
import { useRawClient } from "../dataset/use-live.ts";

/** No larger than an icon: the list cuts off what is. */
const Count = styled.b`
  display: block; min-width: 1em; padding: 2px 0; border-radius: 9px; text-align: center;
  background: #c4161c; color: #fff; font: 600 11px/15px sans-serif;
`;

/** Schedules that failed, drafts that this user or any editor is asked to review, and those that were sent back to them. */
export const ATTENTION_QUERY = `count(*[_type == "system.release" && state == "active" && defined(error)])
  + count(*[_type == "reviewRequest" && count(*[_id == "drafts." + ^.id]) > 0
    && select(defined(sentBack) => by == $me, coalesce(reviewer, "") != "" => reviewer == $me, by != $me)])`;

/** How often it is counted, besides each time the list is shown. */
const INTERVAL_MS = 60_000;

/** The icon of “Needs attention”, with how many things wait for this user or have failed. */
export function AttentionIcon() {
  const client = useRawClient();
  const me = useCurrentUser()?.id ?? "";
  const read = () => client.fetch<number>(ATTENTION_QUERY, { me });
  const { data: count = 0 } = useSWR(["attention", me], read, { refreshInterval: INTERVAL_MS });
  if (count === 0) return <WarningOutlineIcon />;
  return <Count title={`${count} failed, or waiting for you`}>{count}</Count>;
}
