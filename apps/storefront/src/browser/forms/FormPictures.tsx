import type { PictureUploadProps } from "@tradehall/mall-components/forms/PictureUpload";
import type { UploadPurpose } from "@tradehall/mall-rules/limits";
import type { ComponentType } from "react";
import { useOnChange } from "../calls/use-on-change.ts";
import { useUploads } from "./use-uploads.ts";

interface FormPicturesProps {
  /** The field that shows them, with its label and how many it takes. */
  as: ComponentType<Omit<PictureUploadProps, "label" | "max">>;
  /** What they are sent for. */
  purpose: UploadPurpose;
  /** Name of the values sent with the form. */
  name: string;
  /** Of a draft, or of what is being mended. */
  kept: readonly string[];
  onKept: (paths: readonly string[]) => void;
  /** Called with whether any is on its way. */
  onUploading: (isUploading: boolean) => void;
}

/** The pictures of a form, on their way while the rest is filled in. */
export function FormPictures({ as: Field, purpose, name, kept, onKept, onUploading }: FormPicturesProps) {
  const { field, isUploading } = useUploads(purpose, kept, onKept);
  useOnChange(isUploading, onUploading);
  return <Field name={name} {...field} />;
}
