import { LockIcon } from "@sanity/icons/Lock";
import { Card, Flex, Stack, Text } from "@sanity/ui";
import { type ObjectInputProps, useCurrentUser } from "sanity";
import { isAdministrator } from "./roles.ts";

/** A form that says who may change it, to those who may not. */
export function Guarded(props: ObjectInputProps) {
  const user = useCurrentUser();
  if (isAdministrator(user)) return props.renderDefault(props);
  return (
    <Stack gap={5}>
      <Card tone="caution" padding={4} radius={2} border data-testid="administrators-only">
        <Flex gap={3} align="center">
          <Text size={1}>
            <LockIcon />
          </Text>
          <Text size={1}>
            This holds for the whole site: administrators alone change it. Ask one of them.
          </Text>
        </Flex>
      </Card>
      {props.renderDefault(props)}
    </Stack>
  );
}
