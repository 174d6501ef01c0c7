import { followUpRules } from "@tradehall/mall-rules/checks/comment";
import { commentLimits } from "@tradehall/mall-rules/limits";
import { TextArea } from "@tradehall/ui/TextArea";
import type { ReactNode } from "react";
import { checkedBy } from "../../forms/FormPart/checked-by.ts";
import { rowOf } from "../../forms/FormPart/FieldRow.tsx";
import { FormPart } from "../../forms/FormPart/FormPart.tsx";
import type { FormDraft, FormGiven, FormPlan } from "../../forms/FormPart/form-plan.ts";
import { reviewWords } from "../../messages/review.messages.ts";

export interface FollowUpFormProps extends FormGiven<"content">, FormDraft<"content"> {
  /** The review that is added to. */
  commentId: string;
  /** Its pictures: a `PictureUpload` whose values are named `pics`. */
  pictures?: ReactNode;
}

const plan: FormPlan<FollowUpFormProps> = {
  label: () => reviewWords.followUp,
  check: checkedBy(followUpRules),
  hidden: ({ commentId }) => ({ intent: "follow-up", commentId }),
  fields: [
    rowOf(TextArea)("content", {
      label: reviewWords.followUp,
      maxLength: commentLimits.length,
      placeholder: reviewWords.contentHint,
    }),
    ({ given }) => given.pictures,
  ],
  submit: { label: reviewWords.publish, pending: reviewWords.publishing },
};

/** What a buyer adds to a review later, once within 180 days. */
export const FollowUpForm = (props: FollowUpFormProps) => <FormPart given={props} plan={plan} />;
