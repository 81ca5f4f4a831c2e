import { type ComponentType, useEffect } from "react";
import type { Tool } from "sanity";
import { useRouter, useRouterState } from "sanity/router";

/** The pane’s id in the structure. */
export const TODAY = "today";

/** From this width on, the list of content and another pane fit beside each other. */
const WIDE = "(min-width: 900px)";

/** Opens “Today” where the content tool would show an empty area beside its list. */
function opening(Structure: ComponentType<{ tool: Tool }>): ComponentType<{ tool: Tool }> {
  return function StructureWithToday(props) {
    const router = useRouter();
    const { panes, intent } = useRouterState() ?? {};
    const isEmpty = !intent && (!Array.isArray(panes) || panes.length === 0);
    useEffect(() => {
      if (isEmpty && matchMedia(WIDE).matches) {
        router.navigate({ panes: [[{ id: TODAY }]] }, { replace: true });
      }
    }, [isEmpty, router]);
    return <Structure {...props} />;
  };
}

/** Makes the content tool open “Today” first. */
export const withToday = (tools: Tool[]): Tool[] =>
  tools.map((tool) =>
    // The tool is Sanity’s own, whose component takes these properties.
    tool.name === "structure"
      ? { ...tool, component: opening(tool.component as ComponentType<{ tool: Tool }>) }
      : tool,
  );
