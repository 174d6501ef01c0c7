import type { ComponentType } from "react";
import { type IntlShape, useIntl } from "react-intl";
import type { FieldOfForm, Words } from "./form-plan.ts";

/** What a field of the design system takes, with messages for its words. */
type Worded<Props> = Omit<Props, "name" | "defaultValue" | "label" | "placeholder" | "description"> & {
  label: Words;
  placeholder?: Words;
  description?: Words;
};

/**
 * A field of the design system as a row of a form: `rowOf(TextField)("receiver", { label: … })`. Its facts are data, or
 * follow from what the page gives. It must be filled unless they say `isRequired: false`.
 */
export const rowOf =
  <Props,>(Field: ComponentType<Props>) =>
  <Name extends string, Given>(
    name: Name,
    facts: Worded<Props> | ((given: Given, intl: IntlShape) => Worded<Props>),
  ): FieldOfForm<Given & { defaultValues?: { [Key in Name]?: string } }> => ({
    Field: Field as FieldOfForm<Given>["Field"],
    name,
    facts: (given, intl) => (typeof facts === "function" ? facts(given, intl) : facts),
    start: ({ defaultValues }) => defaultValues?.[name],
  });

export const say = (intl: IntlShape, words: Words): string =>
  typeof words === "string" ? words : intl.formatMessage(words);

/** Says a field's words and hands it what is in it at first. */
export function FieldRow<Given>({ row, given }: { row: FieldOfForm<Given>; given: Given }) {
  const intl = useIntl();
  const { Field, name } = row;
  const { label, placeholder, description, ...facts } = row.facts(given, intl);
  return (
    <Field
      defaultValue={row.start(given)}
      isRequired
      {...facts}
      description={description && say(intl, description)}
      label={say(intl, label)}
      name={name}
      placeholder={placeholder && say(intl, placeholder)}
    />
  );
}
