import { mostBytesOf, transferLimits } from "@tradehall/mall-rules/limits";
import { useIntl } from "react-intl";
import { PictureUpload, type PictureUploadProps } from "../../forms/PictureUpload/PictureUpload.tsx";
import { words } from "./TransferProofs.messages.ts";

/** See `PictureUpload`. */
export type TransferProofsProps = Omit<PictureUploadProps, "label" | "max">;

/** Pictures of the bank's confirmation of a transfer. */
export function TransferProofs(props: TransferProofsProps) {
  const { formatMessage } = useIntl();
  return (
    <PictureUpload
      {...props}
      description={formatMessage(words.hint)}
      label={formatMessage(words.label)}
      max={transferLimits.proofs}
      maxBytes={mostBytesOf("transferProof")}
    />
  );
}
