/** Forms as data: how each field's text is written as it is kept, and what is wrong with it. */
import { entriesOf, fromNames, keysOf } from "../records/index.ts";
import { toId } from "./id.ts";
import type { Refused } from "./result.ts";
import { toHalfWidth } from "./text.ts";

/** What a form was sent with, by input name. */
interface Typed {
  get(name: string): unknown;
}

/** A field's text; "" where the form has none. */
export function textOf(form: Typed, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}

/** A whole number as people type it, full-width digits too; undefined for anything else. */
export const numberOf = (form: Typed, name: string): number | undefined =>
  toId(toHalfWidth(textOf(form, name)).trim());

export interface FieldRule {
  /** Writes a typed text as it is kept. Default: as it is. */
  normalize?: (typed: string) => string;
  /** What is wrong with it, beside what is in the other fields. Without it anything goes. */
  check?: (value: string, all: Readonly<Record<string, string>>) => Refused | undefined;
}

/** A rule for each input name, in the order of the form. */
export type FormRules<Name extends string = string> = Readonly<Record<Name, FieldRule>>;

/** Every value as it is kept; "" where the form has none. */
export const normalized = <Name extends string>(rules: FormRules<Name>, typed: Typed): Record<Name, string> =>
  fromNames(keysOf(rules), (name) => {
    const { normalize } = rules[name];
    const text = textOf(typed, name);
    return normalize ? normalize(text) : text;
  });

/** Everything that is wrong with tidy values, all at once. */
export function faultsOf<Name extends string>(
  rules: FormRules<Name>,
  values: Readonly<Record<Name, string>>,
): Partial<Record<Name, Refused>> {
  const faults: Partial<Record<Name, Refused>> = {};
  for (const [name, { check }] of entriesOf(rules)) {
    const fault = check?.(values[name], values);
    if (fault) faults[name] = fault;
  }
  return faults;
}
