import type { ReactNode } from "react";
import { Preview, useSchema } from "sanity";
import { usePaneRouter } from "sanity/structure";

type Props = {
  id: string;
  type: string;
  isOpen: boolean;
  children: ReactNode;
};

/**
 * A document as lists show it, and below what there is to say of it; opens its form beside.
 *
 * `Preview` is internal and `usePaneRouter` deprecated. If they go, show the document’s title, and link by
 * the intent `edit`, as `where/ui/referrer-list.tsx` does; so too in `order/rows.tsx`.
 */
export function DocumentRow({ id, type, isOpen, children }: Props) {
  const { ChildLink } = usePaneRouter();
  const schemaType = useSchema().get(type);
  if (!schemaType) return null;
  return (
    <li data-document={id} data-selected={isOpen || undefined}>
      <ChildLink childId={id} childParameters={{ type }}>
        <Preview schemaType={schemaType} value={{ _id: id, _type: type }} layout="default" />
        {children}
      </ChildLink>
    </li>
  );
}
