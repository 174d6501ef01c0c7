/** Reads what came against the contract's schema; whatever does not fit is A00014, never trouble further in. */
import { isKeepable } from "@tradehall/mall-rules/checks/text";
import * as v from "valibot";
import { CodeOnly } from "../refuse.ts";

const maxDepth = 32;

/** Whether any text or key within can be kept by no database, or the value nests deeper than any call needs. */
function isUnkeepable(value: unknown): boolean {
  const open: [unknown, number][] = [[value, 0]];
  for (let next = open.pop(); next; next = open.pop()) {
    const [one, depth] = next;
    if (typeof one === "string" && !isKeepable(one)) return true;
    if (typeof one !== "object" || one === null) continue;
    if (depth >= maxDepth) return true;
    for (const [key, part] of Object.entries(one)) open.push([key, depth], [part, depth + 1]);
  }
  return false;
}

/** The value as the schema makes it; a missing body or query is an empty object. */
export function received(schema: v.GenericSchema | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  // An object of optional fields would take an array, too.
  if (schema.type === "object" && Array.isArray(value)) throw new CodeOnly("A00014");
  if (isUnkeepable(value)) throw new CodeOnly("A00014");
  const result = v.safeParse(schema, value ?? {});
  if (!result.success) throw new CodeOnly("A00014");
  return result.output;
}
