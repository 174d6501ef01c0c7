import { type StorePicture, storePictures } from "@tradehall/mall-rules/checks/store";
import { mostBytesOf } from "@tradehall/mall-rules/limits";
import { useIntl } from "react-intl";
import { PictureUpload, type PictureUploadProps } from "../../forms/PictureUpload/PictureUpload.tsx";
import { storeWords } from "../../messages/store.messages.ts";
import { words } from "./StorePictureField.messages.ts";

/** See `PictureUpload`. */
export interface StorePictureFieldProps extends Omit<PictureUploadProps, "label" | "max"> {
  /** Which of the pictures of an application. */
  kind: StorePicture;
}

/** One of the pictures that an application needs: logo, licence, both sides of an ID card (Spec §5). */
export function StorePictureField({ kind, ...props }: StorePictureFieldProps) {
  const intl = useIntl();
  return (
    <PictureUpload
      {...props}
      description={intl.formatMessage(words[kind])}
      isRequired
      label={intl.formatMessage(storeWords[kind])}
      max={1}
      maxBytes={mostBytesOf(storePictures[kind])}
    />
  );
}
