import { quickOrderLimits } from "@tradehall/mall-rules/limits";
import { Button } from "@tradehall/ui/Button";
import { Inline } from "@tradehall/ui/Inline";
import { Text } from "@tradehall/ui/Text";
import { TextArea } from "@tradehall/ui/TextArea";
import type { ClipboardEvent } from "react";
import { useIntl } from "react-intl";
import * as css from "./QuickOrderForm.css.ts";
import { words } from "./QuickOrderForm.messages.ts";

interface ListTextProps {
  text: string;
  onText: (text: string) => void;
  errorMessage: string | undefined;
}

const example = "BG2-00017-03\t10\n00120501\t200";
/** Lines of a long list that are shown of it. */
const shownLines = 3;
const { textShown, rows } = quickOrderLimits;

/** The list as a field; a long one as its first lines, since browsers take long to lay out thousands of lines in a field. */
export function ListText({ text, onText, errorMessage }: ListTextProps) {
  const intl = useIntl();
  const hint = intl.formatMessage(words.hint, { rows });
  function paste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const pasted = event.clipboardData.getData("text/plain").replace(/\r\n?/g, "\n");
    if (pasted.length <= textShown) return;
    event.preventDefault();
    const { selectionStart, selectionEnd } = event.currentTarget;
    onText(text.slice(0, selectionStart) + pasted + text.slice(selectionEnd));
  }
  if (text.length <= textShown)
    return (
      <TextArea
        description={hint}
        label={intl.formatMessage(words.list)}
        name="text"
        onChange={onText}
        onPaste={paste}
        placeholder={example}
        rows={8}
        value={text}
        {...(errorMessage ? { errorMessage } : {})}
      />
    );
  const lines = text.trimEnd().split("\n");
  return (
    <fieldset className={css.long}>
      <legend className={css.legend}>{intl.formatMessage(words.list)}</legend>
      <input name="text" type="hidden" value={text} />
      <Inline as="p" align="between" size="s">
        <span role="status">{intl.formatMessage(words.long, { lines: lines.length })}</span>
        <Button onPress={() => onText("")} size="s" tone="neutral" variant="outline">
          {intl.formatMessage(words.clear)}
        </Button>
      </Inline>
      <pre className={css.preview}>{lines.slice(0, shownLines).join("\n")}…</pre>
      {errorMessage && (
        <Text as="p" size="xs" tone="danger" role="alert">
          {errorMessage}
        </Text>
      )}
    </fieldset>
  );
}
