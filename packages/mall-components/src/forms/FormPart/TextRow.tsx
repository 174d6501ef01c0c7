import { TextField } from "@tradehall/ui/TextField";
import { MobileField } from "../MobileField.tsx";
import { rowOf } from "./FieldRow.tsx";

/** A text of one line. */
export const text = rowOf(TextField);

/** A mobile number. */
export const mobile = rowOf(MobileField);
