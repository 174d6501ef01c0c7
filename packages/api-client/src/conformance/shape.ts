import * as v from "valibot";
import type { Schema } from "../endpoints/contract.ts";

/** What does not fit a schema, as "data.records.0.price: Invalid type …"; the first few are enough to see what is wrong. */
export function faultsOfShape(schema: Schema, value: unknown, name: string): string[] {
  const { success, issues } = v.safeParse(schema, value);
  if (success) return [];
  const lines = issues.map((issue) => `${name}.${v.getDotPath(issue) ?? ""}: ${issue.message}`);
  const shown = lines.slice(0, 5);
  return lines.length > shown.length ? [...shown, `and ${lines.length - shown.length} more`] : shown;
}
