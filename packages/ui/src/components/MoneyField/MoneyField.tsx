import { TextField, type TextFieldProps } from "../TextField/TextField.tsx";

export type MoneyFieldProps = Omit<
  TextFieldProps,
  "type" | "inputMode" | "prefix" | "autoComplete" | "combobox"
>;

/** An amount in yuan, typed as people type it; what nothing means is the form's own. */
export const MoneyField = (props: MoneyFieldProps) => (
  <TextField {...props} autoComplete="off" inputMode="decimal" prefix="¥" />
);
