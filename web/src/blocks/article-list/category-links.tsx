import { BLOG_LIST } from "@currawong/schemas/paging";
import { each } from "@/components/each/each";
import type { Crumb } from "@/model/crumb";

type Props = {
  categories: readonly Crumb[];
  /** The address of the list that is shown. */
  list: string;
  /** Whether this is the first page of the list, which the link leads to. */
  isFirst: boolean;
};

/** The categories of the blog as links, each to a list of its articles. */
export const CategoryLinks = ({ categories, list, isFirst }: Props) => (
  <nav className="pb-part" aria-label="Categories">
    <ul className="flex flex-wrap gap-x-2.5">
      {each([{ label: "All articles", href: BLOG_LIST }, ...categories], ({ label, href }) => (
        <li>
          <a
            className="inline-flex min-h-5.5 items-center aria-[current]:bold aria-[current]:underline"
            href={href}
            aria-current={href !== list ? undefined : isFirst ? "page" : "true"}
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
