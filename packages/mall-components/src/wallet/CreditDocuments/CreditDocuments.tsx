import { creditLimits } from "@tradehall/mall-rules/limits";
import { PictureField, type PictureFieldProps } from "../../forms/PictureUpload/PictureField.tsx";
import { words } from "./CreditDocuments.messages.ts";

/** Photos of papers that go with a request for account terms. */
export const CreditDocuments = (props: PictureFieldProps) => (
  <PictureField {...props} max={creditLimits.documents} purpose="creditDocument" words={words} />
);
