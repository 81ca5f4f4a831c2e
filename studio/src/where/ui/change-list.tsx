import { Stack, Text } from "@sanity/ui";
import { EVERY_PAGE } from "../../pages/pages-showing.ts";
import type { ComingChange } from "../model/coming-changes.ts";
import { type Titles, textOf } from "../model/text-of.ts";
import { PageRow } from "./page-row.tsx";
import { Folded, Rows, Values } from "./styles.ts";

type Props = {
  changes: readonly ComingChange[];
  titles: Titles;
  document: { id: string; type: string };
};

/** `3 pages` */
function count(paths: readonly string[]): string {
  if (paths.includes(EVERY_PAGE)) return "Every page";
  if (paths.length === 0) return "No page shows this field.";
  return paths.length === 1 ? "1 page" : `${paths.length} pages`;
}

/** Each change that publishing makes: what is read now, what will be, and where. */
export function ChangeList({ changes, titles, document }: Props) {
  const all = new Set(changes.flatMap(({ paths }) => paths));
  return (
    <Stack gap={4}>
      <Text size={1} role="status" data-testid="pages-changing">
        {all.has(EVERY_PAGE)
          ? "Every page changes."
          : all.size === 1
            ? "1 page changes."
            : `${all.size === 0 ? "No page changes" : `${all.size} pages change`}.`}
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
              {paths.length === 0 ? (
                <Text size={1} muted>
                  {count(paths)}
                </Text>
              ) : (
                <Folded>
                  <summary>{count(paths)}</summary>
                  <Rows>
                    {paths.map((one) => (
                      <PageRow key={one} path={one} document={document} />
                    ))}
                  </Rows>
                </Folded>
              )}
            </Stack>
          </li>
        ))}
      </Rows>
    </Stack>
  );
}
