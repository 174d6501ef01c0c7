import { quoteLimits } from "@tradehall/mall-rules/limits";
import { PictureField, type PictureFieldProps } from "../../forms/PictureUpload/PictureField.tsx";
import { words } from "./QuotePictures.messages.ts";

/** Drawings and photos that go with what is asked for. */
export const QuotePictures = (props: PictureFieldProps) => (
  <PictureField {...props} max={quoteLimits.attachments} words={words} />
);
