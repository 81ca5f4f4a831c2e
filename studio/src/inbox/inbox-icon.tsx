import { InboxIcon as Glyph } from "@sanity/icons/Inbox";
import type { CSSProperties } from "react";
import { useCounts } from "./use-enquiries.ts";

const BADGE: CSSProperties = {
  position: "absolute",
  top: "-0.55em",
  left: "0.75em",
  minWidth: "1.5em",
  padding: "0 0.3em",
  boxSizing: "border-box",
  borderRadius: "0.75em",
  background: "#c2352b",
  color: "#fff",
  font: "600 10px/1.5 system-ui, sans-serif",
  textAlign: "center",
};

/** The tool's icon, with how many enquiries are new, as it is now. */
export function InboxIcon() {
  const { data } = useCounts();
  const count = data?.new ?? 0;
  return (
    <span style={{ position: "relative", display: "inline-flex" }}>
      <Glyph />
      {count > 0 && (
        <span role="img" aria-label={`${count} new`} style={BADGE} data-testid="new-enquiries">
          {count > 99 ? "99+" : count}
        </span>
      )}
    </span>
  );
}
