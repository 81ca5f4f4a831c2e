import type { ROLES_QUERY_RESULT } from "@currawong/schemas/content.generated";
import { ChatLink } from "@/components/button/chat-link";
import { Stars } from "@/components/stars/stars";
import { RoleFilter } from "./role-filter";
import { RoleRow } from "./role-row";
import styles from "./roles.module.css";

type Category = ROLES_QUERY_RESULT[number];

/** Where a category stands on the page. A bare slug could be the id of something else. */
const anchorOf = (slug: string) => `roles-${slug}`;

function CategoryRows({ category }: { category: Category }) {
  const { title, slug, description, roles } = category;
  return (
    <tbody id={anchorOf(slug)}>
      <tr className={styles.category}>
        <td colSpan={4}>
          <h3>{title}</h3>
          <p>{description}</p>
        </td>
      </tr>
      {roles.map((role) => (
        <RoleRow key={role._id} role={role} />
      ))}
    </tbody>
  );
}

/**
 * Every role in one table, by category; filtered in place, or by anchors without JavaScript. The
 * rating that roles share stands once, above them.
 */
export function RoleTable({ categories }: { categories: readonly Category[] }) {
  const filled = categories.filter(({ roles }) => roles.length > 0);
  const total = filled.reduce((sum, { roles }) => sum + roles.length, 0);
  return (
    <div className={styles.list}>
      <RoleFilter total={total}>
        <nav aria-label="Categories of roles">
          <ul>
            <li>
              <a href="#roles">All {total}</a>
            </li>
            {filled.map(({ _id, slug, title, roles }) => (
              <li key={_id}>
                <a href={`#${anchorOf(slug)}`}>
                  {title} <small>{roles.length}</small>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </RoleFilter>
      <table className={styles.roles}>
        <caption>
          <span>
            Every role: <Stars rating={null} reviewCount={null} />
          </span>
        </caption>
        <thead>
          <tr>
            <th scope="col">Role</th>
            <th scope="col">Works with</th>
            <th scope="col">Rate</th>
            <th scope="col">
              <span className="sr-only">Actions</span>
            </th>
          </tr>
        </thead>
        {filled.map((category) => (
          <CategoryRows key={category._id} category={category} />
        ))}
      </table>
      <p className="py-6 text-lg" hidden>
        No role in the table matches. A neighbouring specialist often covers the gap.{" "}
        <ChatLink
          message="Hi Team, I'm looking for a role that is not in your table:"
          className="text-link"
        >
          Ask for the role
        </ChatLink>
      </p>
    </div>
  );
}
