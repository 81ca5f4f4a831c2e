import type { EnquiryState } from "@currawong/supabase/inbox";
import { Card, useTheme_v2 } from "@sanity/ui";
import { useState } from "react";
import { useRouterState } from "sanity/router";
import { useDebounced } from "../../ui/parts.tsx";
import { useCounts, useList } from "../site.ts";
import { Detail } from "./detail.tsx";
import { List, Toolbar } from "./list.tsx";
import { Room } from "./styles.ts";

/** The tool “Enquiries”: what visitors sent, and what staff made of it. */
export default function Inbox() {
  // The tool's router says so.
  const { enquiry } = useRouterState() as { enquiry?: string };
  const [typed, setTyped] = useState("");
  const search = useDebounced(typed.trim(), 250);
  const [state, setState] = useState<EnquiryState | null>("new");
  const { data: counts } = useCounts();
  const filter = { search, state };
  const list = useList(filter);
  const { font } = useTheme_v2();

  return (
    <Card height="fill" overflow="hidden">
      <Room data-open={enquiry ? "detail" : "list"} style={{ fontFamily: font.text.family }}>
        <Card className="list" borderRight>
          <Toolbar
            typed={typed}
            onType={setTyped}
            filter={filter}
            onState={setState}
            counts={counts}
          />
          <List list={list} open={enquiry} isSearch={search !== ""} />
        </Card>
        <Card className="detail">
          {enquiry ? (
            <Detail key={enquiry} id={enquiry} onChange={() => void list.mutate()} />
          ) : (
            <p className="hint">Choose an enquiry to read it.</p>
          )}
        </Card>
      </Room>
    </Card>
  );
}
