import { TrashIcon } from "@sanity/icons/Trash";
import { Box, Button, Card, Stack, Text } from "@sanity/ui";
import { useToast } from "@sanity/ui/toast";
import { useState } from "react";
import { useCurrentUser } from "sanity";
import { ConfirmDialog } from "../../ui/parts.tsx";
import { useSite } from "../site.ts";

type Props = { email: string; count: number; onErased: () => void };

const enquiries = (count: number) => (count === 1 ? "1 enquiry" : `${count} enquiries`);

/** Deletes everything that came from one address, for good; administrators alone may. */
export function Erase({ email, count, onErased }: Props) {
  const user = useCurrentUser();
  const site = useSite();
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  if (!user?.roles.some(({ name }) => name === "administrator")) return null;

  const erase = async () => {
    if (!site) return;
    setBusy(true);
    try {
      const { erased } = await site.erase(email);
      toast.push({ status: "success", title: `Erased ${enquiries(erased)}.` });
      setAsking(false);
      onErased();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : "Failed");
    }
    setBusy(false);
  };

  return (
    <Box>
      <Button
        icon={TrashIcon}
        mode="bleed"
        tone="critical"
        fontSize={1}
        text="Erase this person’s enquiries …"
        onClick={() => setAsking(true)}
      />
      {isAsking && (
        <ConfirmDialog
          header="Erase this person’s enquiries?"
          action={{ text: `Erase ${enquiries(count)}`, tone: "critical", loading: isBusy }}
          onCancel={() => setAsking(false)}
          onConfirm={() => void erase()}
        >
          <Stack gap={4}>
            <Text>
              {count === 1 ? "The enquiry" : `All ${count} enquiries`} from <strong>{email}</strong>
              , with notes, will be deleted for good.
            </Text>
            <Text muted size={1}>
              Emails and messages about them are kept elsewhere: delete those too. We keep a record
              that someone erased enquiries, and when, with nothing about the person.
            </Text>
            {failure && (
              <Card tone="critical" padding={3} radius={2} role="alert">
                <Text size={1}>{failure}</Text>
              </Card>
            )}
          </Stack>
        </ConfirmDialog>
      )}
    </Box>
  );
}
