import { Stack, Text } from "@sanity/ui";
import { countPages, PageList } from "../../pages/ui/page-list.tsx";
import { Rows, Values } from "../../pages/ui/styles.ts";
import type { ComingChange } from "../model/coming-changes.ts";
import { type Titles, textOf } from "../model/text-of.ts";

type Props = {
  changes: readonly ComingChange[];
  titles: Titles;
  document: { id: string; type: string };
};

/** Each change that publishing makes: what is read now, what will be, and where. */
export function ChangeList({ changes, titles, document }: Props) {
  const all = [...new Set(changes.flatMap(({ paths }) => paths))];
  const changing = all.length === 0 ? "No page" : countPages(all);
  return (
    <Stack gap={4}>
      <Text size={1} role="status" data-testid="pages-changing">
        {changing} {changing.endsWith("pages") ? "change" : "changes"}.
      </Text>
      <Rows>
        {changes.map(({ path, label, before, after, paths }) => (
          <li key={path} data-change={path}>
            <Stack gap={2}>
              <Text size={1} weight="semibold">
                {label}
              </Text>
              <Values>
                <del>{textOf(before, titles) || "nothing"}</del>
                <ins>{textOf(after, titles) || "nothing"}</ins>
              </Values>
              <PageList paths={paths} document={document} none="No page shows this field." />
            </Stack>
          </li>
        ))}
      </Rows>
    </Stack>
  );
}
