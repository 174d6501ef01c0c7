import { mostBytesOf, type UploadPurpose } from "@tradehall/mall-rules/limits";
import { type MessageDescriptor, useIntl } from "react-intl";
import { PictureUpload, type PictureUploadProps } from "./PictureUpload.tsx";

/** See `PictureUpload`. */
export type PictureFieldProps = Omit<PictureUploadProps, "label" | "max">;

interface Kind {
  words: { label: MessageDescriptor; hint?: MessageDescriptor };
  max: number;
  /** Where pictures may be larger than usual. */
  purpose?: UploadPurpose;
}

/** Pictures of one kind, with its words and limits. */
export function PictureField({ words, max, purpose, ...props }: PictureFieldProps & Kind) {
  const { formatMessage } = useIntl();
  return (
    <PictureUpload
      {...props}
      {...(words.hint ? { description: formatMessage(words.hint) } : {})}
      {...(purpose ? { maxBytes: mostBytesOf(purpose) } : {})}
      label={formatMessage(words.label)}
      max={max}
    />
  );
}
