import { expect, it } from "vitest";
import { repairAddress } from "./repair-address.ts";

it.each([
  ["  oaic.gov.au/privacy ", "https://oaic.gov.au/privacy"],
  ["http://accc.gov.au", "https://accc.gov.au"],
  ["https://a.example?of=http://b.example", "https://a.example?of=http://b.example"],
  ["hello@shop.currawong.example", "mailto:hello@shop.currawong.example"],
  ["3d-print.online", "https://3d-print.online"],
  ["accc.gov.au or oaic.gov.au", "accc.gov.au or oaic.gov.au"],
  ["see me@accc.gov.au", "see me@accc.gov.au"],
  ["me@accc.gov.au/a", "me@accc.gov.au/a"],
  ["tel:+61255501234", "tel:+61255501234"],
])("turns “%s” into the address that was meant", (typed, meant) => {
  expect(repairAddress(typed)).toBe(meant);
});
