import { describe, expect, it, vi } from "vitest";
import type { Session } from "./session.ts";
import { FOR_ALL, PER_ADDRESS, SESSION_TTL_MS, Sessions } from "./sessions.ts";

const EDITOR: Session = { id: "p1", role: "editor" };

function open(answer: (token: string) => Session = () => "none") {
  const clock = { time: 1, now: () => clock.time };
  const ask = vi.fn(async (authorization: string | null) => answer(authorization ?? ""));
  const sessions = new Sessions(ask, clock);
  const from = (address: string, token: string) =>
    sessions.of({ headers: new Headers({ authorization: token, "x-forwarded-for": address }) });
  return { clock, ask, from };
}

describe("Sessions", () => {
  it("asks about a token once in a while, however many requests bring it, unless it is not answered", async () => {
    let session: Session = "unknown";
    const { clock, ask, from } = open(() => session);
    expect(await from("a", "t")).toBe("unknown");
    session = EDITOR;
    expect(await Promise.all([from("a", "t"), from("a", "t")])).toEqual([EDITOR, EDITOR]);
    expect(ask).toHaveBeenCalledTimes(2);
    session = "not-staff";
    clock.time += SESSION_TTL_MS + 1;
    expect(await from("a", "t")).toBe("not-staff");
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it("bounds made-up tokens by address, and lets others in", async () => {
    const { clock, ask, from } = open((token) => (token === "good" ? EDITOR : "none"));
    for (let n = 0; n < 100; n++) await from("203.0.113.1", `forged ${n}`);
    expect(ask).toHaveBeenCalledTimes(PER_ADDRESS);
    expect(await from("1.1.1.1, 203.0.113.1", "one more")).toBe("too-many");
    expect(await from("198.51.100.1", "good")).toEqual(EDITOR);
    clock.time += 60_001;
    expect(await from("203.0.113.1", "one more")).toBe("none");
  });

  it("bounds made-up tokens of all addresses, and locks out no one who was at work", async () => {
    const { clock, ask, from } = open((token) => (token === "good" ? EDITOR : "none"));
    await from("198.51.100.1", "good");
    for (let n = 0; n < FOR_ALL * 2; n++) await from(`10.0.0.${n}`, `forged ${n}`);
    // The confirmed one is not counted.
    expect(ask).toHaveBeenCalledTimes(FOR_ALL + 1);
    clock.time += SESSION_TTL_MS + 1;
    expect(await from("198.51.100.1", "good")).toEqual(EDITOR);
  });
});
