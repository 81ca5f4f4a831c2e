import { EyeOpenIcon } from "@sanity/icons/EyeOpen";
import { LaunchIcon } from "@sanity/icons/Launch";
import { Badge, Flex, Inline, Stack, Text } from "@sanity/ui";
import { useIntentLink } from "sanity/router";
import { pageEnvironment } from "../../page-environment.ts";
import { EVERY_PAGE } from "../pages-showing.ts";
import { Action } from "./styles.ts";

type Props = {
  path: string;
  /** In which forms the page shows the document. */
  ways?: readonly string[];
  /** The document that the preview opens beside the page. */
  document: { id: string; type: string };
};

/** A page: its address, how it shows the document, and the ways to look at it. */
export function PageRow({ path, ways = [], document }: Props) {
  const preview = useIntentLink({
    intent: "edit",
    params: { ...document, mode: "presentation", presentation: "presentation", preview: path },
  });
  const isEverywhere = path === EVERY_PAGE;
  const { siteUrl } = pageEnvironment();
  return (
    <Flex as="li" align="center" gap={2} data-path={path}>
      <Stack flex={1} gap={2}>
        <Text size={1} weight="medium" style={{ overflowWrap: "anywhere" }}>
          {isEverywhere ? "Every page" : path}
        </Text>
        {ways.length > 0 && (
          <Inline gap={1}>
            {ways.map((way) => (
              <Badge key={way} fontSize={0}>
                {way}
              </Badge>
            ))}
          </Inline>
        )}
      </Stack>
      {!isEverywhere && (
        <>
          <Action {...preview} aria-label={`Preview ${path}`} title="Open in the preview">
            <EyeOpenIcon />
          </Action>
          <Action
            href={`${siteUrl}${path}`}
            target="_blank"
            rel="noreferrer"
            aria-label={`Open ${path}`}
            title="Open the public page"
          >
            <LaunchIcon />
          </Action>
        </>
      )}
    </Flex>
  );
}
