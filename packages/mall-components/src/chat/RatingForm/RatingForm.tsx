import { type CommentScore, commentScores } from "@tradehall/mall-rules/states/product/comment";
import { scoreText } from "@tradehall/mall-rules/words/comments";
import { Button } from "@tradehall/ui/Button";
import { EmptyState } from "@tradehall/ui/EmptyState";
import { Icon, SuccessIcon } from "@tradehall/ui/Icon";
import { Inline } from "@tradehall/ui/Inline";
import { StarRating } from "@tradehall/ui/StarRating";
import { Text } from "@tradehall/ui/Text";
import { TextArea } from "@tradehall/ui/TextArea";
import { type SubmitEvent, useState } from "react";
import { useIntl } from "react-intl";
import { localeOf } from "../../messages/locale-of.ts";
import * as css from "./RatingForm.css.ts";
import { words } from "./RatingForm.messages.ts";

/** What is given. */
export interface RatingView {
  /** Stars, 1 to 5. */
  score: CommentScore;
  /** What was typed, trimmed; may be `""`. */
  note: string;
}

export interface RatingFormProps {
  /** Most characters of the note. */
  noteLimit: number;
  /** Called with the rating once stars are chosen and the note is not too long. */
  onSubmit: (rating: RatingView) => void;
  /** Called to close what was thanked for. */
  onClose?: () => void;
  /** The rating is on its way. */
  isPending?: boolean;
  /** It has arrived. */
  isDone?: boolean;
  /** Why it was not taken. */
  errorText?: string;
}

/** Stars and a note on what an agent did, then thanks. */
export function RatingForm(props: RatingFormProps) {
  const { noteLimit, onSubmit, onClose, isPending = false, isDone = false, errorText } = props;
  const intl = useIntl();
  const locale = localeOf(intl.locale);
  const [score, setScore] = useState(0);
  const [note, setNote] = useState("");
  const [isMissing, setMissing] = useState(false);
  if (isDone)
    return (
      <div role="status">
        <EmptyState
          actions={
            onClose && (
              <Button onPress={onClose} tone="neutral" variant="outline">
                {intl.formatMessage(words.close)}
              </Button>
            )
          }
          description={intl.formatMessage(words.thanksText)}
          illustration={<Icon as={SuccessIcon} size="xl" />}
          size="s"
          title={intl.formatMessage(words.thanks)}
        />
      </div>
    );
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const chosen = commentScores.find((one) => one === score);
    setMissing(chosen === undefined);
    if (chosen !== undefined && [...note].length <= noteLimit && !isPending)
      onSubmit({ score: chosen, note: note.trim() });
  };
  return (
    <form className={css.form} noValidate onSubmit={submit}>
      <StarRating
        errorMessage={isMissing ? intl.formatMessage(words.choose) : undefined}
        isRequired
        label={intl.formatMessage(words.score)}
        onChange={(stars) => {
          setScore(stars);
          setMissing(false);
        }}
        texts={commentScores.map((one) => scoreText(one, locale))}
      />
      <TextArea
        label={intl.formatMessage(words.note)}
        maxLength={noteLimit}
        onChange={setNote}
        placeholder={intl.formatMessage(words.noteHint)}
        value={note}
      />
      {errorText && (
        <Text as="p" size="s" tone="danger" role="alert">
          {errorText}
        </Text>
      )}
      <Inline space="none" align="end" alignY="stretch" wrap={false}>
        <Button isPending={isPending} type="submit">
          {intl.formatMessage(words.submit)}
        </Button>
      </Inline>
    </form>
  );
}
