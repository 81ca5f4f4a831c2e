import type { PageContacts } from "@currawong/supabase/contacts";
import { BarChartIcon } from "@sanity/icons/BarChart";
import { Card, Stack } from "@sanity/ui";
import { pageEnvironment } from "../../environment.ts";
import { useContacts } from "../../inbox/site.ts";
import { inField } from "../../sydney.ts";
import { Empty, Reading, Small, ToolHeader } from "../../ui/parts.tsx";
import { List } from "../../ui/styles.ts";

/** The numeric columns, in order. */
const COLUMNS: readonly (readonly [string, (contacts: PageContacts) => number])[] = [
  ["Forms", ({ form }) => form],
  ["WhatsApp", ({ chat }) => chat],
  ["Telephone", ({ phone }) => phone],
  ["Email", ({ mail }) => mail],
  ["All", ({ form, chat, phone, mail }) => form + chat + phone + mail],
];

const DAY_MS = 86_400_000;

/** The date that many days ago in Sydney, such as `2026-11-24`. */
const dayAgo = (days: number) => inField(new Date(Date.now() - days * DAY_MS)).slice(0, 10);

/** The “Results” tool: how often visitors to each page got in touch, which no analytics of Sanity’s counts. */
export default function Contacts() {
  const { data, error } = useContacts(dayAgo(27), dayAgo(0));
  const { siteUrl } = pageEnvironment();
  return (
    <Card height="fill" overflow="auto">
      <ToolHeader title="What brings enquiries" />
      <Stack gap={5} padding={4}>
        <Small muted>
          How often visitors to each page sent a form, opened WhatsApp, or tapped the phone number
          or email address, in the last 28 days.
        </Small>
        <Reading live={{ data, error }} />
        {data?.length === 0 && (
          <Empty icon={BarChartIcon}>No one got in touch on these days.</Empty>
        )}
        {data && data.length > 0 && (
          <List style={{ maxWidth: "60rem" }}>
            <table aria-label="Contacts by page">
              <thead>
                <tr>
                  <th scope="col">Page</th>
                  {COLUMNS.map(([title]) => (
                    <th key={title} scope="col" className="figure">
                      {title}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {data.map((contacts) => (
                  <tr key={contacts.page}>
                    <th scope="row">
                      <a href={`${siteUrl}${contacts.page}`} target="_blank" rel="noreferrer">
                        {contacts.page}
                      </a>
                    </th>
                    {COLUMNS.map(([title, count]) => (
                      <td key={title} className="figure">
                        {count(contacts)}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </List>
        )}
      </Stack>
    </Card>
  );
}
