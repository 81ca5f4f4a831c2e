import { InboxIcon } from "@sanity/icons/Inbox";
import { Card, useTheme_v2 } from "@sanity/ui";
import { useState } from "react";
import { useRouterState } from "sanity/router";
import { styled } from "styled-components";
import { useStored } from "../../dataset/use-stored.ts";
import { Empty, useDebounced } from "../../ui/parts.tsx";
import { type EnquiryFilter, useCounts, useList } from "../site.ts";
import { Detail } from "./detail.tsx";
import { List, Toolbar } from "./list.tsx";

/** The tool's layout: list and enquiry side by side, or only one of them in a narrow viewport. */
const Layout = styled.div`
  height: 100%;
  display: flex;

  .list, .detail { height: 100%; overflow: auto; flex: 1; min-width: 0 }
  &[data-open="list"] .detail, &[data-open="detail"] .list { display: none }

  @media (min-width: 900px) {
    &[data-open] .list { display: block; flex: 0 0 400px }
    &[data-open] .detail { display: block }
    .back { display: none }
  }

  h2, h3, p, dl, dd, ol { margin: 0; font-weight: inherit; padding: 0 }
  ol { list-style: none }

  .row {
    display: block; padding: 0.75rem 1.25rem; color: inherit; text-decoration: none;
    font-size: 14px; line-height: 1.45;
    border-bottom: 1px solid var(--card-border-color);
  }
  .row:hover { background: var(--card-muted-bg-color, #8881) }
  .row[aria-current] { box-shadow: inset 3px 0 0 var(--card-focus-ring-color, #556bfc); background: var(--card-muted-bg-color, #8881) }
  .row:focus-visible, .plain a:focus-visible { outline: 2px solid var(--card-focus-ring-color, #556bfc); outline-offset: -2px }
  .row span { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
  .row .who { font-weight: 600; display: flex; gap: 0.5rem; justify-content: space-between }
  .row .who time { font-weight: 400; flex: none }
  .row time, .row .what, .plain dt, .plain .aside { color: var(--card-muted-fg-color) }

  .plain { padding: 1.25rem; max-width: 46rem; display: grid; gap: 1.25rem; font-size: 15px; line-height: 1.5; overflow-wrap: anywhere }
  .plain h2 { font-size: 1.35rem; font-weight: 700; line-height: 1.25 }
  .plain h3 { font-size: 1rem; font-weight: 700 }
  .plain dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.25rem 1rem }
  .plain a { color: var(--card-link-color) }
  .plain .message { white-space: pre-wrap }
  .plain dd { white-space: pre-line }
  .plain .notes { display: grid; gap: 0.75rem }
  .plain .aside { font-size: 13px }
`;

/** The “Enquiries” tool: what visitors sent, and how staff handled it. */
export default function Inbox() {
  // The route in `tools.ts` has this parameter.
  const { enquiry } = useRouterState() as { enquiry?: string };
  const [searchText, setSearchText] = useStored("tab", "inbox/search/1", "");
  const search = useDebounced(searchText.trim(), 250);
  const [view, setView] = useState<Omit<EnquiryFilter, "search">>({ state: "new", owner: null });
  const { data: counts, mutate: recount } = useCounts();
  const filter = { search, ...view };
  const list = useList(filter);
  const { font } = useTheme_v2();
  const refresh = () => {
    void list.mutate();
    void recount();
  };

  return (
    <Card height="fill" overflow="hidden">
      <Layout data-open={enquiry ? "detail" : "list"} style={{ fontFamily: font.text.family }}>
        <Card className="list" borderRight>
          <Toolbar
            typed={searchText}
            onType={setSearchText}
            filter={filter}
            onView={setView}
            counts={counts}
          />
          <List list={list} open={enquiry} filter={filter} onChange={refresh} />
        </Card>
        <Card className="detail">
          {enquiry ? (
            <Detail key={enquiry} id={enquiry} onChange={refresh} />
          ) : (
            <Empty icon={InboxIcon}>Choose an enquiry to read it.</Empty>
          )}
        </Card>
      </Layout>
    </Card>
  );
}
