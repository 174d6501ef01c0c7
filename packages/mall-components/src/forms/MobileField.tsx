import { TextField, type TextFieldProps } from "@tradehall/ui/TextField";

/** A mobile number: digits on a phone's keyboard, filled in by the browser. Sent as `mobile`. */
export const MobileField = (
  props: Pick<TextFieldProps, "label" | "placeholder" | "defaultValue" | "value" | "onChange" | "size">,
) => <TextField autoComplete="tel-national" inputMode="tel" isRequired name="mobile" type="tel" {...props} />;
