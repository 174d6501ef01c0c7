import { quoteLimits } from "@tradehall/mall-rules/limits";
import { useIntl } from "react-intl";
import { PictureUpload, type PictureUploadProps } from "../../forms/PictureUpload/PictureUpload.tsx";
import { words } from "./QuotePictures.messages.ts";

/** See `PictureUpload`. */
export type QuotePicturesProps = Omit<PictureUploadProps, "label" | "max">;

/** Drawings and photos that go with what is asked for. */
export function QuotePictures(props: QuotePicturesProps) {
  const { formatMessage } = useIntl();
  return (
    <PictureUpload
      {...props}
      description={formatMessage(words.hint)}
      label={formatMessage(words.label)}
      max={quoteLimits.attachments}
    />
  );
}
