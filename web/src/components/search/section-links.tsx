import { pathOf } from "@currawong/schemas/paths";
import { loadLayout } from "@/content/agency";

/** The sections of the site as large links, for visitors who found nothing. */
export async function SectionLinks() {
  const { navigation } = await loadLayout();
  return (
    <nav aria-label="All sections">
      <ul className="mt-[clamp(2rem,4vw,3.5rem)] columns-[2_17.5rem] gap-x-4">
        {navigation.header?.map(({ _key, label, target }) => (
          <li key={_key}>
            <a
              href={pathOf(target) ?? "/"}
              className="block line-above py-1.75 [font:640_var(--text-h3)/1.1_var(--font-display)] [letter-spacing:-0.025em]"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
