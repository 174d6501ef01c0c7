import { commentLimits } from "@tradehall/mall-rules/limits";
import { useIntl } from "react-intl";
import { reviewWords } from "../../messages/review.messages.ts";
import { PictureUpload, type PictureUploadProps } from "../../shell/PictureUpload/PictureUpload.tsx";

/** See `PictureUpload`. */
export type ReviewPicturesProps = Omit<PictureUploadProps, "label" | "max">;

/** Up to nine pictures of a review or its follow-up (Spec §5). */
export function ReviewPictures(props: ReviewPicturesProps) {
  const label = useIntl().formatMessage(reviewWords.pictures);
  return <PictureUpload {...props} label={label} max={commentLimits.pictures} />;
}
