import { pathOf } from "@currawong/schemas/paths";
import { loadLayout } from "@/content/agency";
import styles from "./search.module.css";

/** The sections of the site as large links, for visitors who found nothing. */
export async function SectionLinks() {
  const { navigation } = await loadLayout();
  return (
    <nav aria-label="All sections">
      <ul className={styles.sectionLinks}>
        {navigation.header?.map(({ _key, label, target }) => (
          <li key={_key}>
            <a href={pathOf(target) ?? "/"}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
