import type { PageContacts } from "@currawong/supabase/contacts";
import { BarChartIcon } from "@sanity/icons/BarChart";
import { DownloadIcon } from "@sanity/icons/Download";
import { Button, Card, Flex, Stack } from "@sanity/ui";
import { useState } from "react";
import { styled } from "styled-components";
import { pageEnvironment } from "../../environment.ts";
import { useContacts } from "../../inbox/site.ts";
import { inField } from "../../sydney.ts";
import {
  BarButton,
  csvOf,
  downloadCsv,
  Empty,
  Problem,
  Reading,
  Small,
  TextField,
  ToolHeader,
} from "../../ui/parts.tsx";
import { List } from "../../ui/styles.ts";

/** The numeric columns, in order. */
const COLUMNS: readonly (readonly [string, (contacts: PageContacts) => number])[] = [
  ["Forms", ({ form }) => form],
  ["WhatsApp", ({ chat }) => chat],
  ["Telephone", ({ phone }) => phone],
  ["Email", ({ mail }) => mail],
  ["All", ({ form, chat, phone, mail }) => form + chat + phone + mail],
  ["Before", ({ before }) => before],
];

/** On a phone, only the sums: the ways to get in touch are in the file. */
const Wide = styled(List)`
  max-width: 60rem;
  overflow-wrap: anywhere;
  @media (max-width: 640px) {
    tr > :nth-child(n + 2):nth-child(-n + 5) { display: none; }
  }
`;

const toCsv = (pages: readonly PageContacts[]) =>
  csvOf(
    ["Page", ...COLUMNS.map(([title]) => title)],
    pages.map((page) => [page.page, ...COLUMNS.map(([, count]) => count(page))]),
  );

const DAY_MS = 86_400_000;

/** The date that many days ago in Sydney, such as `2026-11-24`. */
const dayAgo = (days: number) => inField(new Date(Date.now() - days * DAY_MS)).slice(0, 10);

/** Date ranges up to today, in days; each has a button. */
const SPANS = [7, 28, 90, 365] as const;

/** Difference from the previous period: `+3`, `−2`, `0`. */
const CHANGE = new Intl.NumberFormat("en-AU", { signDisplay: "exceptZero" });

/** The “Contacts” tool: how often visitors to each page got in touch. */
export default function Contacts() {
  const [from, setFrom] = useState(() => dayAgo(27));
  const [to, setTo] = useState(() => dayAgo(0));
  const { data, error } = useContacts(from, to);
  const dayField = (label: string, range: object, onChange: (day: string) => void) => (
    <TextField label={label} type="date" padding={2} {...range} onWrite={onChange} />
  );

  return (
    <Card height="fill" overflow="auto">
      <ToolHeader title="Contacts">
        <BarButton
          icon={DownloadIcon}
          text="Export CSV"
          disabled={!data?.length}
          onClick={() => downloadCsv(toCsv(data ?? []), `contacts-${from}-${to}.csv`)}
        />
      </ToolHeader>
      <Stack gap={5} padding={4}>
        <Small muted>
          How often visitors to each page sent a form, opened WhatsApp, or tapped the phone number
          or email address. “Before” is the same number of days just before these.
        </Small>
        <Flex gap={2} wrap="wrap" align="center">
          {SPANS.map((days) => (
            <Button
              key={days}
              mode="ghost"
              fontSize={1}
              padding={2}
              text={`${days} days`}
              selected={from === dayAgo(days - 1) && to === dayAgo(0)}
              onClick={() => {
                setFrom(dayAgo(days - 1));
                setTo(dayAgo(0));
              }}
            />
          ))}
          {dayField("First day", { value: from, max: to }, setFrom)}
          {dayField("Last day", { value: to, min: from }, setTo)}
        </Flex>
        {error ? <Problem>{error.message}</Problem> : <Reading live={{ data }} />}
        {data?.length === 0 && (
          <Empty icon={BarChartIcon}>No one got in touch on these days.</Empty>
        )}
        {data && data.length > 0 && <Pages pages={data} />}
      </Stack>
    </Card>
  );
}

function Pages({ pages }: { pages: readonly PageContacts[] }) {
  return (
    <Wide>
      <table aria-label="Contacts by page">
        <thead>
          <tr>
            <th scope="col">Page</th>
            {[...COLUMNS.map(([title]) => title), "Change"].map((title) => (
              <th key={title} scope="col" className="figure">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pages.map((page) => (
            <Figures key={page.page} pages={[page]}>
              <a href={`${pageEnvironment().siteUrl}${page.page}`} target="_blank" rel="noreferrer">
                {page.page}
              </a>
            </Figures>
          ))}
        </tbody>
        <tfoot>
          <Figures pages={pages}>
            <strong>All pages</strong>
          </Figures>
        </tfoot>
      </table>
    </Wide>
  );
}

type FiguresProps = { pages: readonly PageContacts[]; children: React.ReactNode };

/** The figures of one page, or of all together. */
function Figures({ pages, children }: FiguresProps) {
  const figures = COLUMNS.map(
    ([title, count]) => [title, pages.reduce((sum, page) => sum + count(page), 0)] as const,
  );
  const { All: all = 0, Before: before = 0 } = Object.fromEntries(figures);
  return (
    <tr>
      <th scope="row">{children}</th>
      {figures.map(([title, count]) => (
        <td key={title} className="figure">
          {count}
        </td>
      ))}
      <td className="figure">{CHANGE.format(all - before).replace("-", "−")}</td>
    </tr>
  );
}
