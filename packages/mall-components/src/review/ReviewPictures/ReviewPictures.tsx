import { commentLimits } from "@tradehall/mall-rules/limits";
import { PictureField, type PictureFieldProps } from "../../forms/PictureUpload/PictureField.tsx";
import { reviewWords } from "../../messages/review.messages.ts";

/** Up to nine pictures of a review or its follow-up (Spec §5). */
export const ReviewPictures = (props: PictureFieldProps) => (
  <PictureField {...props} max={commentLimits.pictures} words={{ label: reviewWords.pictures }} />
);
