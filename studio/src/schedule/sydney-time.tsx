import { useEffect } from "react";
import { defineLocaleResourceBundle, type LayoutProps, useKeyValueStore } from "sanity";
import { TIME_ZONE } from "./sydney.ts";

/** Where Sanity keeps the time zone that someone chose for releases. */
const KEY = "studio.timezone.content-releases";

/**
 * Has Sanity’s releases show Sydney’s time to those who have chosen no other.
 * `useKeyValueStore` is internal: if it goes, leave this out, and have the words below name no zone.
 */
export function SydneyTime({ renderDefault, ...props }: LayoutProps) {
  const store = useKeyValueStore();
  useEffect(() => {
    const subscription = store.getKey(KEY).subscribe((chosen) => {
      if (chosen === null) void store.setKey(KEY, TIME_ZONE);
    });
    return () => subscription.unsubscribe();
  }, [store]);
  return renderDefault({ renderDefault, ...props });
}

/** What Sanity’s dialog says, with the time zone. */
export const scheduleWords = defineLocaleResourceBundle({
  locale: "en-US",
  namespace: "studio",
  resources: {
    "schedule-publish-dialog.description":
      "The date and time are Sydney’s, unless you choose another zone in the calendar. What is changed in the form afterwards stays unpublished.",
  },
});
