import { creditLimits, mostBytesOf } from "@tradehall/mall-rules/limits";
import { useIntl } from "react-intl";
import { PictureUpload, type PictureUploadProps } from "../../forms/PictureUpload/PictureUpload.tsx";
import { words } from "./CreditDocuments.messages.ts";

/** See `PictureUpload`. */
export type CreditDocumentsProps = Omit<PictureUploadProps, "label" | "max">;

/** Photos of papers that go with a request for account terms. */
export function CreditDocuments(props: CreditDocumentsProps) {
  const { formatMessage } = useIntl();
  return (
    <PictureUpload
      {...props}
      description={formatMessage(words.hint)}
      label={formatMessage(words.label)}
      max={creditLimits.documents}
      maxBytes={mostBytesOf("creditDocument")}
    />
  );
}
