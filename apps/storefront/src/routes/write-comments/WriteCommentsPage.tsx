import { GoodsLine } from "@tradehall/mall-components/product/GoodsLine";
import { FollowUpForm } from "@tradehall/mall-components/review/FollowUpForm";
import { ReviewForm, type ReviewLineView } from "@tradehall/mall-components/review/ReviewForm";
import type { Review } from "@tradehall/mall-components/review/ReviewList";
import { ReviewPictures } from "@tradehall/mall-components/review/ReviewPictures";
import { Frame } from "@tradehall/ui/Frame";
import { Stack } from "@tradehall/ui/Stack";
import { Surface } from "@tradehall/ui/Surface";
import { useNavigation, useSubmit } from "react-router-dom";
import { followUpId } from "../../adapters/data-routes.ts";
import type { MallError } from "../../adapters/mall-error.ts";
import { FormPictures } from "../../browser/forms/FormPictures.tsx";
import { hrefTo } from "../../href-to.ts";
import { linesOf, useReviewDraft } from "./use-review-draft.ts";

interface WriteCommentsPageProps {
  orderNumber: string;
  lines: ReviewLineView[];
  reviewed: { goods: ReviewLineView; review: Review }[];
  answer: { ok: boolean; intent?: string; error?: MallError } | undefined;
}

export function WriteCommentsPage({ orderNumber, lines, reviewed, answer }: WriteCommentsPageProps) {
  const action = hrefTo("write-comments", { orderNumber });
  const submit = useSubmit();
  const isPending = useNavigation().state !== "idle";
  const draft = useReviewDraft(orderNumber);
  const send = (values: FormData) => void submit(values, { method: "POST", action });
  const given = {
    action,
    isPending: isPending || draft.isUploading,
    onSubmit: send,
    fieldErrors: answer?.error?.fields,
    formError: answer?.error?.message || undefined,
  };
  return (
    <Frame paddingY="m">
      <Stack space="l">
        {lines.length > 0 && (
          <ReviewForm
            {...given}
            isPending={isPending}
            isUploading={draft.isUploading}
            // What the tab remembers is read after the page is.
            key={draft.isRead ? "read" : "bare"}
            lines={lines}
            drafts={draft.lines}
            onTyped={(values) => draft.keepLines(linesOf(values))}
            renderPictures={(id) => (
              <FormPictures
                as={ReviewPictures}
                purpose="review"
                name={`pics.${id}`}
                {...draft.picturesOf(id)}
              />
            )}
          />
        )}
        {reviewed.map(({ goods, review }) => (
          <Surface key={review.id} id={followUpId(review.id)}>
            <Stack space="m">
              <GoodsLine goods={goods}>{review.text}</GoodsLine>
              <FollowUpForm
                {...given}
                commentId={review.id}
                defaultValues={{ content: draft.lines[review.id]?.content ?? "" }}
                onTyped={({ content = "" }) => draft.keepLines({ [review.id]: { content } })}
                pictures={
                  <FormPictures
                    as={ReviewPictures}
                    purpose="review"
                    name="pics"
                    {...draft.picturesOf(review.id)}
                  />
                }
              />
            </Stack>
          </Surface>
        ))}
      </Stack>
    </Frame>
  );
}
