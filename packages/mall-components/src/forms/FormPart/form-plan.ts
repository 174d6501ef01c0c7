/** A form as data: its rules, its fields in order, its button. */
import type { Locale } from "@tradehall/mall-rules/words";
import type { FormProps } from "@tradehall/ui/Form";
import type { ComponentType, ReactNode } from "react";
import type { IntlShape, NoMessageValues, TypedMessageDescriptor } from "react-intl";

/** What every form is given by its page. */
export interface FormGiven<Name extends string = string> {
  /** What is in it at first, by input name. A text that comes later fills a field that no one has touched. */
  defaultValues?: Partial<Record<Name, string>>;
  /** The server's errors by input name, shown until the form's own check finds some. */
  fieldErrors?: Readonly<Record<string, string | undefined>> | undefined;
  /** What the server said about the whole. */
  formError?: string | undefined;
  /** The form is on its way: its button ignores presses. Default false. */
  isPending?: boolean;
  /** Address that receives the POST. Default the current page. */
  action?: string;
  /** Called with tidy, checked values instead of the browser's own sending. */
  onSubmit?: (values: FormData) => void;
}

/** For a form whose page keeps what is typed over a reload or a lost session. */
export interface FormDraft<Name extends string = string> {
  /** Called with what is in the form whenever that changes. */
  onTyped?: (values: Partial<Record<Name, string>>) => void;
}

/** A message without values, or words that are filled in already. */
export type Words = TypedMessageDescriptor<NoMessageValues> | string;

/** A field by its data, see `rowOf`. */
export interface FieldOfForm<Given> {
  Field: ComponentType<Record<string, unknown>>;
  name: string;
  facts: (given: Given, intl: IntlShape) => { label: Words; placeholder?: Words; description?: Words };
  start: (given: Given) => string | undefined;
}

/** A row of a form: a field, or a part of its own that sees what the page gives. */
export type FormRow<Given> = FieldOfForm<Given> | ((props: { given: Given }) => ReactNode);

/** See `checkedBy`. */
export interface FormCheck {
  names: readonly string[];
  /** Writes the values as they are kept, and gives the sentences of those that are refused. */
  normalizeAndCheck: (typed: FormData, locale: Locale) => Record<string, string>;
}

export interface FormPlan<Given> {
  /** Names the form for assistive technology. */
  label?: (given: Given) => Words;
  /** Says what is wrong before anything is sent: `checkedBy(rules)`. Without it the server says it. */
  check?: FormCheck;
  /** Names of the values that a draft keeps. Default those that are checked. */
  kept?: readonly string[];
  /** Sent along unseen. */
  hidden?: (given: Given) => Readonly<Record<string, string | undefined>>;
  /** From top to bottom; two in a list stand side by side where there is room. */
  fields: readonly (FormRow<Given> | readonly [FormRow<Given>, FormRow<Given>])[];
  /** Distance between the fields. Default `l`. */
  space?: FormProps["space"];
  submit: {
    label: Words;
    pending: Words;
    /** Sent as `intent` by a button that is as wide as the form. */
    intent?: string;
    isWide?: boolean;
  };
  /** What is below the button. */
  after?: (props: { given: Given }) => ReactNode;
}
