import type { ToolMenuProps } from "sanity";
import { INBOX } from "./index.tsx";
import { useCounts } from "./use-enquiries.ts";

/** The Studio's menu of tools, where the inbox says how many enquiries are new, as it is now. */
export function ToolMenu(props: ToolMenuProps) {
  const { data } = useCounts();
  const tools = props.tools.map((tool) =>
    tool.name === INBOX && data?.new ? { ...tool, title: `${tool.title} (${data.new})` } : tool,
  );
  return props.renderDefault({ ...props, tools });
}
