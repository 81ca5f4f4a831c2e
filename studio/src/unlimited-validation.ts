import { useState } from "react";
import { definePlugin, type LayoutProps, useWorkspace, validateDocument } from "sanity";

/**
 * Lifts Sanity's limit of five rules checked at a time. A rule that asks for a reference's target never ends
 * if its form closes first (after *Delete*, say) and keeps its place: after five of these no form and no
 * list would be checked, and “Publish” would wait for good. The first check of a schema sets the limit.
 *
 * `validateDocument` is beta. If it goes, try first whether Sanity still keeps those places.
 */
function UnlimitedValidation({ renderDefault, ...props }: LayoutProps) {
  const workspace = useWorkspace();
  useState(() =>
    validateDocument({
      document: { _id: "none", _type: "page", _rev: "", _createdAt: "", _updatedAt: "" },
      workspace,
      maxCustomValidationConcurrency: Number.POSITIVE_INFINITY,
      customValidation: false,
    }),
  );
  return renderDefault({ renderDefault, ...props });
}

export const unlimitedValidation = definePlugin({
  name: "unlimited-validation",
  studio: { components: { layout: UnlimitedValidation } },
});
