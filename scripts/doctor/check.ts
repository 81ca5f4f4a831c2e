/** The variables of a file of settings. */
export type Settings = Readonly<Record<string, string | undefined>>;

/** The result of a check, in one line that says what to do. */
export type Finding =
  | { state: "right" | "unknown"; text: string }
  | {
      state: "wrong";
      text: string;
      /** Sets it up through the service's API. */
      apply?: () => Promise<unknown>;
    };

export type Check = {
  /** One or two words for the terminal. */
  name: string;
  /** Without these settings there is nothing to ask. */
  needs: readonly string[];
  run: (settings: Settings) => Promise<Finding>;
};

export const right = (text: string): Finding => ({ state: "right", text });
/** Something that is not set up, or cannot be asked from here. */
export const unknown = (text: string): Finding => ({ state: "unknown", text });
export const wrong = (text: string, apply?: () => Promise<unknown>): Finding => ({
  state: "wrong",
  text,
  ...(apply && { apply }),
});

export type Answer = { status: number; body: unknown; text: string; headers: Headers };

const TIMEOUT_MS = 10_000;

/**
 * Sends a request. Follows no redirect, which could take a token elsewhere.
 * @throws an error that names the host when nothing answers
 */
export async function ask(
  url: string,
  { token, json, ...init }: RequestInit & { token?: string | undefined; json?: unknown } = {},
): Promise<Answer> {
  const response = await fetch(url, {
    redirect: "manual",
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...init,
    ...(json !== undefined && { method: init.method ?? "POST", body: JSON.stringify(json) }),
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(json !== undefined && { "content-type": "application/json" }),
      ...(init.headers as Record<string, string> | undefined), // Callers pass plain objects.
    },
  }).catch((error: unknown) => {
    const { cause, message } = error as Error & { cause?: { code?: string; message?: string } };
    throw new Error(
      `${new URL(url).host} does not answer (${cause?.code ?? cause?.message ?? message}).`,
    );
  });
  const text = await response.text();
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    // Not JSON: the text is there.
  }
  return { status: response.status, body, text, headers: response.headers };
}

/** A property of an answer of unknown shape. */
export const field = (value: unknown, name: string): unknown =>
  (Object(value) as Record<string, unknown>)[name];

const SECRET = /TOKEN|SECRET|_KEY$|SMTP_URL|WEBHOOK_URL$/;

/** Removes secrets from a line: what a service answers may repeat them. */
function redact(text: string, settings: Settings): string {
  let redacted = text;
  for (const [name, value = ""] of Object.entries(settings)) {
    if (!SECRET.test(name) || value.length < 4) continue;
    const { username = "", password = "" } = URL.parse(value) ?? {};
    for (const secret of [value, password, decodeURIComponent(password), username]) {
      if (secret.length >= 4) redacted = redacted.replaceAll(secret, `<${name}>`);
    }
  }
  return redacted;
}

async function runOne({ needs, run }: Check, settings: Settings): Promise<Finding> {
  const missing = needs.filter((name) => !settings[name]);
  if (missing.length > 0) return unknown(`Not checked: set ${missing.join(" and ")}.`);
  return run(settings).catch((error: unknown) =>
    wrong(error instanceof Error ? error.message : String(error)),
  );
}

const MARKS = { right: "✓", wrong: "✗", unknown: "–" } as const;

/**
 * Runs checks one after the other and prints a line for each.
 * @param apply also set up what an API can set up, and check it again
 * @returns how many are wrong
 */
export async function runChecks(
  checks: readonly Check[],
  settings: Settings,
  { apply = false, print = console.log as (line: string) => void } = {},
): Promise<number> {
  let count = 0;
  for (const check of checks) {
    let finding = await runOne(check, settings);
    if (finding.state === "wrong" && finding.apply && apply) {
      const failure = await finding.apply().then(
        () => undefined,
        (error: unknown) => wrong(`It could not be set up: ${(error as Error).message}`),
      );
      finding = failure ?? (await runOne(check, settings));
      if (finding.state === "right") finding = right(`Set up. ${finding.text}`);
    }
    if (finding.state === "wrong") count += 1;
    const hint =
      finding.state === "wrong" && finding.apply && !apply ? " Or run this with --apply." : "";
    const line = `${MARKS[finding.state]} ${check.name.padEnd(16)} ${finding.text}${hint}`;
    print(redact(line.replaceAll(/\s*\n\s*/g, " "), settings));
  }
  return count;
}
