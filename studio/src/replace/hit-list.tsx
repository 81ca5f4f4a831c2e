import { useSchema } from "sanity";
import { useIntentLink } from "sanity/router";
import { styled } from "styled-components";
import type { WholeDocument } from "../dataset/versions.ts";
import { publishedId } from "../dataset/versions.ts";
import { PageList } from "../pages/pages.tsx";
import { documentTitle, type Hit } from "./find.ts";
import { inCapitalsOf } from "./replace.ts";

const Hits = styled.section`
  padding: 14px 16px 6px;
  header { display: flex; flex-wrap: wrap; gap: 4px 10px; align-items: center; }
  h2 { font-size: 13px; font-weight: 650; margin: 0; max-width: calc(100% - 40px); }
  a { color: inherit; }
  ul { list-style: none; margin: 6px 0; padding: 0; }
  li label { display: flex; gap: 10px; padding: 6px 0; cursor: pointer; overflow-wrap: anywhere; }
  input { flex: none; margin-block-start: 1px !important; }
  del, ins { padding: 1px 3px; border-radius: 3px; margin: 0 !important; }
  del { background: color-mix(in srgb, #f03e2f 14%, var(--card-bg-color)); color: inherit; }
  ins { background: color-mix(in srgb, #3ab667 18%, var(--card-bg-color)); text-decoration: none; }
`;

type Props = {
  document: WholeDocument;
  hits: readonly Hit[];
  replacement: string;
  matchesCase: boolean;
  /** The pages that would change; undefined while they are loading. */
  pages: readonly string[] | undefined;
  isTicked: (hit: Hit) => boolean;
  onTick: (hits: readonly Hit[], ticked: boolean) => void;
};

/** The hits in one document, each in its sentence before and after replacing. */
export function HitList(props: Props) {
  const { document, hits, replacement, matchesCase, pages, isTicked, onTick } = props;
  const id = publishedId(document._id);
  const type = useSchema().get(document._type);
  const title = documentTitle(document) ?? type?.title ?? id;
  const link = useIntentLink({ intent: "edit", params: { id, type: document._type } });
  const isAll = hits.every(isTicked);
  return (
    <Hits data-document={id}>
      <header>
        <input
          type="checkbox"
          aria-label={`Every place in ${title}`}
          checked={isAll}
          onChange={() => onTick(hits, !isAll)}
        />
        <h2>
          <a {...link}>{title}</a>
        </h2>
        {type?.title !== title && <span className="quiet">{type?.title}</span>}
        {pages && <PageList paths={pages} document={{ id, type: document._type }} none="No page" />}
      </header>
      <ul>
        {hits.map((hit) => (
          <li key={hit.key}>
            <label>
              <input
                type="checkbox"
                checked={isTicked(hit)}
                onChange={({ currentTarget }) => onTick([hit], currentTarget.checked)}
              />
              <span>
                <span className="quiet">{hit.fields.join(" › ")}: </span>
                {hit.before}
                <del>{hit.found}</del>
                {replacement && <ins>{inCapitalsOf(hit.found, replacement, matchesCase)}</ins>}
                {hit.after}
              </span>
            </label>
          </li>
        ))}
      </ul>
    </Hits>
  );
}
