import { faultsOf } from "@tradehall/mall-rules/checks/form";
import { purchaseNoteRules } from "@tradehall/mall-rules/checks/purchase-list";
import { checkTexts } from "@tradehall/mall-rules/words";
import { Button } from "@tradehall/ui/Button";
import { EditIcon, Icon } from "@tradehall/ui/Icon";
import { TextField } from "@tradehall/ui/TextField";
import { VisuallyHidden } from "@tradehall/ui/VisuallyHidden";
import { type MouseEvent, type SyntheticEvent, useState } from "react";
import { useIntl } from "react-intl";
import { localeOf } from "../../messages/locale-of.ts";
import * as css from "./PurchaseListTable.css.ts";
import { words } from "./PurchaseListTable.messages.ts";

interface PurchaseNoteProps {
  id: string;
  title: string;
  note: string;
  /** Called with the tidy note. Without it the button sends `intent=line:ID` with `note:ID`. */
  onNote: ((id: string, note: string) => void) | undefined;
}

/** The note of a line, changed in its place. */
export function PurchaseNote({ id, title, note, onNote }: PurchaseNoteProps) {
  const intl = useIntl();
  const [error, setError] = useState<string>();
  const name = `note:${id}`;
  const save = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
    const box = currentTarget.closest("details");
    const field = box?.querySelector<HTMLInputElement>("input");
    const typed = purchaseNoteRules.note.normalize(field?.value ?? "");
    const fault = checkTexts(faultsOf(purchaseNoteRules, { note: typed }), localeOf(intl.locale)).note;
    setError(fault);
    if (fault || !box) return;
    box.open = false;
    box.querySelector("summary")?.focus();
    onNote?.(id, typed);
  };
  const press = (event: MouseEvent<HTMLElement>) => {
    event.preventDefault();
    save(event);
  };
  return (
    <details className={css.note} data-print={note ? undefined : "hide"}>
      <summary className={css.shown}>
        {note || intl.formatMessage(words.addNote)}
        <VisuallyHidden>{intl.formatMessage(words.noteOf, { title })}</VisuallyHidden>
        <span data-print="hide">
          <Icon as={EditIcon} size="s" />
        </span>
      </summary>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Enter in the field saves this note, and sends no other button of the form. */}
      <div
        className={css.edit}
        data-print="hide"
        onKeyDown={(event) => {
          if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement) || !onNote) return;
          event.preventDefault();
          save(event);
        }}
      >
        <TextField
          defaultValue={note}
          errorMessage={error}
          isLabelHidden
          key={note}
          label={intl.formatMessage(words.noteOf, { title })}
          name={name}
          size="s"
        />
        <Button
          name="intent"
          size="s"
          type="submit"
          value={`line:${id}`}
          {...(onNote ? { onPress: press } : {})}
        >
          {intl.formatMessage(words.save)}
        </Button>
      </div>
    </details>
  );
}
