import { FORM_KINDS } from "@currawong/supabase/form-kinds";
import { test } from "@playwright/test";
import { emptyTabs, PAGES } from "./forms-support.ts";
import { CHANGES } from "./page-changes.ts";
import { useForm } from "./use-changed-page.ts";

// All changes at once; `changed-pages.full.e2e.ts` tries each alone, and all on each family of pages.
for (const kind of FORM_KINDS) {
  test(`the ${kind} form keeps words and focus on a page that is changed in use`, async ({
    page,
  }) => {
    await emptyTabs(page);
    await useForm(page, PAGES[kind], Object.values(CHANGES));
  });
}
