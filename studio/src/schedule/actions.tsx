import { PUBLIC_TYPES } from "@currawong/schemas/views";
import { CalendarIcon } from "@sanity/icons/Calendar";
import { type ComponentType, useState } from "react";
import type { DocumentActionComponent, DocumentActionsResolver } from "sanity";
import { isFixed } from "../fixed-documents.ts";
import { isVersion } from "../lake/versions.ts";
import { isAdministrator, isForAdministrators } from "../roles/roles.ts";
import { UnpublishDialog } from "./unpublish-dialog.tsx";

/** Taking off the site at a time. Publishing at a time is Sanity’s own. */
const UnpublishAt: DocumentActionComponent = ({ id, published }) => {
  const [isOpen, setOpen] = useState(false);
  if (!published) return null;
  const close = () => setOpen(false);
  return {
    label: "Take off the site at a time",
    icon: CalendarIcon as ComponentType,
    onHandle: () => setOpen(true),
    dialog: isOpen && {
      type: "custom",
      component: <UnpublishDialog id={id} onClose={close} />,
    },
  };
};
UnpublishAt.displayName = "UnpublishAt";

/** Adds taking off the site at a time, where a document may leave it. */
export const scheduleActions: DocumentActionsResolver = (
  actions,
  { schemaType, versionType, currentUser },
) =>
  PUBLIC_TYPES.includes(schemaType) &&
  !isFixed(schemaType) &&
  !isVersion(versionType) &&
  (isAdministrator(currentUser) || !isForAdministrators(schemaType))
    ? [...actions, UnpublishAt]
    : actions;
