import { commentLimits } from "@tradehall/mall-rules/limits";
import { useIntl } from "react-intl";
import { PictureUpload, type PictureUploadProps } from "../../forms/PictureUpload/PictureUpload.tsx";
import { reviewWords } from "../../messages/review.messages.ts";

/** See `PictureUpload`. */
export type ReviewPicturesProps = Omit<PictureUploadProps, "label" | "max">;

/** Up to nine pictures of a review or its follow-up (Spec §5). */
export function ReviewPictures(props: ReviewPicturesProps) {
  const label = useIntl().formatMessage(reviewWords.pictures);
  return <PictureUpload {...props} label={label} max={commentLimits.pictures} />;
}
