import { useEffect } from "react";
import { type LayoutProps, type LocaleDefinition, useKeyValueStore } from "sanity";
import { TIME_ZONE } from "../sydney.ts";

/** The key under which Sanity stores a user’s time zone for releases. */
const KEY = "studio.timezone.content-releases";

/**
 * Sets Sydney as the time zone of Sanity’s releases for users who have not chosen one.
 * `useKeyValueStore` is internal: if it is removed, drop this component and the time zone in the text below.
 */
export function SydneyTime({ renderDefault, ...props }: LayoutProps) {
  const store = useKeyValueStore();
  useEffect(() => {
    const subscription = store.getKey(KEY).subscribe((timeZone) => {
      if (timeZone === null) void store.setKey(KEY, TIME_ZONE);
    });
    return () => subscription.unsubscribe();
  }, [store]);
  return renderDefault({ renderDefault, ...props });
}

/**
 * Australian dates, and weeks that begin on Monday. Sanity uses the last of its locales until a user chooses
 * another, and takes the words that a locale lacks from its American English.
 */
export const withAustralianEnglish = (locales: LocaleDefinition[]): LocaleDefinition[] => [
  ...locales,
  { id: "en-AU", title: "English (Australia)", weekInfo: { firstDay: 1, weekend: [6, 7] } },
];
