import { Heading, Stack, Text } from "@sanity/ui";
import type { ReactNode } from "react";
import { useSchema } from "sanity";
import { IntentLink } from "sanity/router";
import { describeValue, type Titles } from "../../dataset/field-changes.ts";
import { CHANGES, countPages, Estimate, PageList, Rows, Values } from "../../pages/pages.tsx";
import { LARGE_CHANGE } from "../../price-board/model/amount.ts";
import { Small } from "../../ui/parts.tsx";
import type { Appearances } from "../model/appearances.ts";
import { type ComingChange, isLargePriceChange } from "../model/coming-changes.ts";
import type { Referrer } from "../model/referrers.ts";

/** A section with a heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section" gap={4} aria-label={title}>
      <Heading as="h3" size={0}>
        {title}
      </Heading>
      {children}
    </Stack>
  );
}

/** How many rows are shown; the rest are collapsed. */
const FIRST = 12;

type AppearanceProps = Appearances & {
  document: { id: string; type: string };
  /** Whether the document has yet to be published. */
  isComing?: boolean;
  /** The pages that change if its draft is published now. */
  changing?: readonly string[];
};

/** Every page that shows a document. */
export function AppearanceList(props: AppearanceProps) {
  const { pages, isExact, document, isComing, changing = [] } = props;
  const reasons = new Map(pages.map((page) => [page.path, page.reasons]));
  return (
    <Stack gap={4}>
      <PageList
        paths={[...reasons.keys()]}
        document={document}
        none="No page shows it."
        first={FIRST}
        badgesOf={(path) => [
          ...(reasons.get(path) ?? []),
          ...(changing.includes(path) ? [CHANGES] : []),
        ]}
      />
      {!isExact && <Estimate isComing={isComing} />}
    </Stack>
  );
}

type ChangeProps = {
  changes: readonly ComingChange[];
  titles: Titles;
  isExact: boolean;
  document: { id: string; type: string };
};

/** Lists each change: the current value, the new value and the pages that show it. */
export function ChangeList({ changes, titles, isExact, document }: ChangeProps) {
  const all = [...new Set(changes.flatMap(({ paths }) => paths))];
  const pageCount = all.length === 0 ? "No page" : countPages(all);
  return (
    <Stack gap={4}>
      <Text size={1} role="status" data-testid="pages-changing">
        {pageCount} {pageCount.endsWith("pages") ? "change" : "changes"}.
      </Text>
      {!isExact && <Estimate />}
      <Rows>
        {changes.map(({ path, label, before, after, paths }) => (
          <li key={path} data-change={path}>
            <Stack gap={2}>
              <Small weight="semibold">{label}</Small>
              <Values>
                <del>{describeValue(before, titles) || "nothing"}</del>
                <ins>{describeValue(after, titles) || "nothing"}</ins>
              </Values>
              {isLargePriceChange(before, after) && <Small>{LARGE_CHANGE}</Small>}
              <PageList paths={paths} document={document} none="No page shows this field." />
            </Stack>
          </li>
        ))}
      </Rows>
    </Stack>
  );
}

type ReferrerProps = { referrers: readonly Referrer[]; onLeave?: () => void };

/** Documents that refer to another, each with a link to its form. */
export function ReferrerList({ referrers, onLeave }: ReferrerProps) {
  const schema = useSchema();
  return (
    <Rows>
      {referrers.map(({ id, type, title, isDraft }) => (
        <li key={id}>
          <Text size={1}>
            <IntentLink intent="edit" params={{ id, type }} onClick={onLeave}>
              {title ?? schema.get(type)?.title}
            </IntentLink>
            {title && ` · ${schema.get(type)?.title}`}
            {isDraft && ", in its draft"}
          </Text>
        </li>
      ))}
    </Rows>
  );
}
