import { Button } from "@tradehall/ui/Button";
import { Checkbox } from "@tradehall/ui/Checkbox";
import { Form } from "@tradehall/ui/Form";
import { Notice } from "@tradehall/ui/Notice";
import { Surface } from "@tradehall/ui/Surface";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import type { FormGiven } from "../../forms/FormPart/form-plan.ts";
import { useCheckedForm } from "../../forms/FormPart/use-checked-form.ts";
import { reviewWords } from "../../messages/review.messages.ts";
import type { GoodsView } from "../../product/goods-views.ts";
import { type ReviewDraft, ReviewFields } from "../ReviewFields/ReviewFields.tsx";
import * as css from "./ReviewForm.css.ts";
import { words } from "./ReviewForm.messages.ts";
import { reviewCheck } from "./review-check.ts";

/** A line that waits for its review. */
export interface ReviewLineView extends GoodsView {
  /** Id of the order line; names its fields. */
  id: string;
}

export interface ReviewFormProps extends Omit<FormGiven, "defaultValues"> {
  /** Lines to review. */
  lines: readonly ReviewLineView[];
  /** What has been said so far, by line. */
  drafts?: Readonly<Record<string, ReviewDraft>>;
  /** The pictures of a line: a `PictureUpload`. */
  renderPictures?: (lineId: string) => ReactNode;
  /** Pictures are on their way: it cannot be sent yet. */
  isUploading?: boolean;
  /** Called with the fields whenever one changes. */
  onTyped?: (values: FormData) => void;
}

/** The reviews of an order's lines; a line that no one touched waits for another day. */
export function ReviewForm(props: ReviewFormProps) {
  const { lines, drafts = {}, renderPictures, formError, onTyped } = props;
  const intl = useIntl();
  const { errors, onSubmit } = useCheckedForm(reviewCheck(lines.map(({ id }) => id)), props);
  return (
    <Form
      action={props.action}
      aria-label={intl.formatMessage(reviewWords.review)}
      errors={errors}
      method="post"
      onChange={onTyped}
      onSubmit={onSubmit}
    >
      <input name="intent" readOnly type="hidden" value="review" />
      <input name="firstLine" readOnly type="hidden" value={lines[0]?.id} />
      {formError && (
        <Notice isLive tone="danger">
          {formError}
        </Notice>
      )}
      <Surface padding="none">
        {lines.map((line) => (
          <ReviewFields
            draft={drafts[line.id]}
            goods={line}
            key={line.id}
            lineId={line.id}
            pictures={renderPictures?.(line.id)}
          />
        ))}
        <div className={css.end}>
          <span className={css.hint}>{lines.length > 1 && intl.formatMessage(words.partly)}</span>
          <Checkbox name="isAnonymous" value="1">
            {intl.formatMessage(reviewWords.anonymous)}
          </Checkbox>
          <Button
            isPending={props.isPending || props.isUploading}
            pendingLabel={intl.formatMessage(props.isUploading ? words.uploading : reviewWords.publishing)}
            size="l"
            type="submit"
          >
            {intl.formatMessage(reviewWords.publish)}
          </Button>
        </div>
      </Surface>
    </Form>
  );
}
