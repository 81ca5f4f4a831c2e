import { pathOf } from "@currawong/schemas/paths";
import { loadLayout } from "@/content/agency";

/** The sections of the site as large links, for visitors who found nothing. */
export async function SectionLinks() {
  const { navigation } = await loadLayout();
  return (
    <nav aria-label="All sections">
      <ul className="mt-part columns-[2_17.5rem] gap-x-4">
        {navigation.header?.map(({ _key, label, target }) => (
          <li key={_key}>
            <a href={pathOf(target) ?? "/"} className="block line-above py-1.75 display text-h3">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
