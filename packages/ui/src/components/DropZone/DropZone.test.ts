import { expect, test } from "vitest";
import { takesFile } from "./takes-file.ts";

test.each([
  ["List.XLSX", "", true],
  ["list.csv", "application/vnd.ms-excel", true],
  ["list", "text/plain", true],
  ["photo.jpeg", "image/jpeg", true],
  ["list.pdf", "application/pdf", false],
  ["xlsx", "", false],
])("%s of type %s is taken: %s", (name, type, isTaken) => {
  expect(takesFile(".csv, .xlsx,text/plain,image/*", { name, type })).toBe(isTaken);
});
