import { ReviewPictures } from "@tradehall/mall-components/trade/ReviewPictures";
import { useEffect } from "react";
import { useUploads } from "../../browser/forms/use-uploads.ts";

interface LinePicturesProps {
  name: string;
  /** Pictures of a draft. */
  kept: readonly string[];
  onKept: (paths: readonly string[]) => void;
  /** Called with whether any is on its way. */
  onUploading: (isUploading: boolean) => void;
}

/** The pictures of one review. */
export function LinePictures({ name, kept, onKept, onUploading }: LinePicturesProps) {
  const { field, isUploading } = useUploads(kept, onKept);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change is told.
  useEffect(() => onUploading(isUploading), [isUploading]);
  return <ReviewPictures name={name} {...field} />;
}
