import { Button } from "@tradehall/ui/Button";
import { lazyPart } from "@tradehall/ui/lazy-part";
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { sends } from "../../forms/instead.ts";
import { ComposerFoot, leftOf } from "./ComposerFoot.tsx";
import { ComposerTools } from "./ComposerTools.tsx";
import * as css from "./MessageComposer.css.ts";
import { words } from "./MessageComposer.messages.ts";
import type { MessageComposerProps } from "./message-composer-props.ts";
import { usePictures } from "./use-pictures.ts";

const EmojiPicker = lazyPart(async () => (await import("../EmojiPicker/EmojiPicker.tsx")).EmojiPicker);

/** Where a message is written: Enter sends it, but never the half-typed letters of an input method. */
export function MessageComposer(props: MessageComposerProps) {
  const { text, onText, textLimit, onSend, onPictures, disabledReason } = props;
  const { formatMessage } = useIntl();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [hasEmoji, setEmoji] = useState(false);
  const isDisabled = Boolean(disabledReason);
  const pictures = usePictures(isDisabled ? undefined : onPictures);
  const left = leftOf(text, textLimit);
  const isEmpty = text.trim() === "";
  // Typed before this code came: the next drawing would wipe it out.
  const readEarly = useEffectEvent(() => {
    if (field.current && field.current.value !== text) onText(field.current.value);
  });
  useEffect(() => readEarly(), []);
  const send = () => {
    if (isDisabled || isEmpty || left < 0) return;
    onSend?.(text.trim());
    field.current?.focus();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.shiftKey || !onSend) return;
    // Safari ends the composition before the key that ends it: only its number tells.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    event.preventDefault();
    send();
  };
  const pick = (emoji: string) => {
    const { selectionStart = text.length, selectionEnd = text.length } = field.current ?? {};
    onText(text.slice(0, selectionStart) + emoji + text.slice(selectionEnd));
    const caret = selectionStart + emoji.length;
    requestAnimationFrame(() => field.current?.setSelectionRange(caret, caret));
  };
  const closeEmoji = () => {
    setEmoji(false);
    field.current?.focus();
  };
  return (
    <form className={css.composer({ isOver: pictures.isOver })} method="post" {...pictures.area}>
      {hasEmoji && <EmojiPicker id={`${id}emoji`} onClose={closeEmoji} onPick={pick} />}
      <ComposerTools
        emojiId={`${id}emoji`}
        hasEmoji={hasEmoji}
        isDisabled={isDisabled}
        onEmoji={() => setEmoji(!hasEmoji)}
        onOrder={props.onOrder}
        onPictures={onPictures && pictures.take}
        onProduct={props.onProduct}
      />
      <div className={css.line}>
        <textarea
          aria-describedby={`${id}foot`}
          aria-invalid={left < 0 || undefined}
          aria-label={formatMessage(words.label)}
          className={css.field}
          disabled={isDisabled}
          enterKeyHint="send"
          name="text"
          onChange={(event) => onText(event.currentTarget.value)}
          onKeyDown={press}
          placeholder={formatMessage(words.label)}
          ref={field}
          rows={1}
          value={text}
        />
        <div className={css.foot}>
          <ComposerFoot
            disabledReason={disabledReason}
            id={`${id}foot`}
            left={left}
            problem={pictures.problem}
          />
          <Button isDisabled={isDisabled || isEmpty || left < 0} {...sends("send", onSend && send)}>
            {formatMessage(words.send)}
          </Button>
        </div>
      </div>
      {pictures.isOver && <div className={css.drop}>{formatMessage(words.drop)}</div>}
    </form>
  );
}
