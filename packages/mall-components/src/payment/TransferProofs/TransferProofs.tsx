import { transferLimits } from "@tradehall/mall-rules/limits";
import { PictureField, type PictureFieldProps } from "../../forms/PictureUpload/PictureField.tsx";
import { words } from "./TransferProofs.messages.ts";

/** Pictures of the bank's confirmation of a transfer. */
export const TransferProofs = (props: PictureFieldProps) => (
  <PictureField {...props} max={transferLimits.proofs} purpose="transferProof" words={words} />
);
