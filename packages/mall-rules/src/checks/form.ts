/** Forms as data: how each field's text is written as it is kept, and what is wrong with it. */
import type { Refused } from "./result.ts";

export interface FieldRule {
  /** Writes a typed text as it is kept. Default: as it is. */
  normalize?: (typed: string) => string;
  /** What is wrong with it, beside what is in the other fields. Without it anything goes. */
  check?: (value: string, all: Readonly<Record<string, string>>) => Refused | undefined;
}

/** A rule for each input name, in the order of the form. */
export type FormRules<Name extends string = string> = Readonly<Record<Name, FieldRule>>;

const entriesOf = <Name extends string>(rules: FormRules<Name>) =>
  Object.entries(rules) as [Name, FieldRule][];

/** Every value as it is kept; "" where the form has none. */
export const normalized = <Name extends string>(
  rules: FormRules<Name>,
  typed: { get(name: string): unknown },
): Record<Name, string> =>
  Object.fromEntries(
    entriesOf(rules).map(([name, { normalize }]) => {
      const value = typed.get(name);
      const text = typeof value === "string" ? value : "";
      return [name, normalize ? normalize(text) : text];
    }),
  ) as Record<Name, string>;

/** Everything that is wrong with tidy values, all at once. */
export const faultsOf = <Name extends string>(
  rules: FormRules<Name>,
  values: Readonly<Record<Name, string>>,
): Partial<Record<Name, Refused>> =>
  Object.fromEntries(
    entriesOf(rules).flatMap(([name, { check }]) => {
      const fault = check?.(values[name], values);
      return fault ? [[name, fault]] : [];
    }),
  ) as Partial<Record<Name, Refused>>;
