import { expect, it, vi } from "vitest";
import { formatMonth } from "./date.ts";

it.each([
  ["2025-09-30", "September 2025"],
  ["2025-10-01T00:30:00+10:00", "October 2025"],
  ["0000-00-00", ""],
  ["31/12/2026", ""],
])("reads %s as %s, wherever the server is", (date, month) => {
  for (const zone of ["America/Los_Angeles", "Pacific/Auckland"]) {
    vi.stubEnv("TZ", zone);
    expect(formatMonth(date)).toBe(month);
  }
  vi.unstubAllEnvs();
});
