import { Text } from "@sanity/ui";
import { useSchema } from "sanity";
import { IntentLink } from "sanity/router";
import { Rows } from "../../pages/ui/styles.ts";
import type { Referrer } from "../model/referrers.ts";

type Props = { referrers: readonly Referrer[]; onLeave?: () => void };

/** Documents that refer to another, each with a link to its form. */
export function ReferrerList({ referrers, onLeave }: Props) {
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
