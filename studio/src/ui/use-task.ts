import { useToast } from "@sanity/ui/toast";
import { useState } from "react";
import { errorText } from "./parts.tsx";

/**
 * Something that an editor sets off in a dialog or form: whether it is under way, and why it failed.
 * @returns also `run`, which resolves with whether it succeeded
 */
export function useTask() {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const run = async (work: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    const error = await work().then(() => undefined, errorText);
    setFailure(error);
    setBusy(false);
    return error === undefined;
  };
  return { isBusy, failure, run };
}

/** Runs something that has no dialog of its own. If it fails, a message says why below this title. */
export function useAttempt(title: string) {
  const toast = useToast();
  return (work: () => Promise<unknown>): Promise<unknown> =>
    work().catch((error) =>
      toast.push({ status: "error", title, description: errorText(error), closable: true }),
    );
}
