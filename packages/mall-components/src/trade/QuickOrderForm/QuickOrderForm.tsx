import { quickOrderLimits } from "@tradehall/mall-rules/limits";
import { Button } from "@tradehall/ui/Button";
import { DownloadIcon, Icon, UploadIcon } from "@tradehall/ui/Icon";
import { TextArea } from "@tradehall/ui/TextArea";
import { type DragEvent, useState } from "react";
import { useIntl } from "react-intl";
import { sends } from "../../forms/instead.ts";
import { decodeText, isWorkbook } from "./decode-text.ts";
import * as css from "./QuickOrderForm.css.ts";
import { words } from "./QuickOrderForm.messages.ts";

export interface QuickOrderFormProps {
  /** The list, kept by the page. */
  text: string;
  /** Called with the list at each change. */
  onText: (text: string) => void;
  /** How many rows the list has where that is more than one time takes. */
  tooMany?: number | undefined;
  /** It is being looked up. */
  isPending?: boolean;
  /** Looks the list up. Without it the form sends `text` and `intent=look-up`. */
  onRecognise?: (text: string) => void;
}

const example = "BG2-00017-03\t10\n00120501\t200";

/** A list of codes and quantities, pasted or of a CSV file. Stands in a form. */
export function QuickOrderForm({
  text,
  onText,
  tooMany,
  isPending = false,
  onRecognise,
}: QuickOrderFormProps) {
  const intl = useIntl();
  const [fault, setFault] = useState<"none" | "tooLong" | "workbook">();
  const [isOver, setOver] = useState(false);
  const { rows, text: characters } = quickOrderLimits;

  function recognise(list: string) {
    const why = list.trim() === "" ? "none" : list.length > characters ? "tooLong" : undefined;
    setFault(why);
    if (!why) onRecognise?.(list);
  }
  async function read(file: File | undefined) {
    if (!file) return;
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (isWorkbook(bytes)) return setFault("workbook");
    const list = decodeText(bytes);
    onText(list);
    recognise(list);
  }
  function drop(event: DragEvent) {
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (!file) return;
    event.preventDefault();
    void read(file);
  }
  const many = tooMany ? intl.formatMessage(words.tooMany, { count: tooMany, rows }) : undefined;
  const why = fault ? intl.formatMessage(words[fault], { characters }) : many;
  const template = `\uFEFF${intl.formatMessage(words.templateHead)}\r\nBG2-00017-03,10\r\n`;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way beside the field for files.
    <div
      className={css.form({ isOver })}
      onDragLeave={() => setOver(false)}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes("Files")) return;
        event.preventDefault();
        setOver(true);
      }}
      onDrop={drop}
    >
      <TextArea
        description={intl.formatMessage(words.hint, { rows })}
        label={intl.formatMessage(words.list)}
        name="text"
        onChange={(typed) => {
          setFault(undefined);
          onText(typed);
        }}
        placeholder={example}
        rows={8}
        value={text}
        {...(why ? { errorMessage: why } : {})}
      />
      <div className={css.acts}>
        <Button
          isPending={isPending}
          pendingLabel={intl.formatMessage(words.recognise)}
          {...sends("look-up", onRecognise && recognise, text)}
        >
          {intl.formatMessage(words.recognise)}
        </Button>
        <label className={css.file}>
          <input
            accept=".csv,.txt,.tsv,text/csv,text/plain"
            className={css.input}
            onChange={(event) => {
              void read(event.target.files?.[0]);
              // The same file can be chosen again.
              event.target.value = "";
            }}
            type="file"
          />
          <Icon as={UploadIcon} size="s" />
          {intl.formatMessage(words.file)}
        </label>
        <span className={css.hint}>{intl.formatMessage(words.drop)}</span>
        <a
          className={css.template}
          download={intl.formatMessage(words.templateName)}
          href={`data:text/csv;charset=utf-8,${encodeURIComponent(template)}`}
        >
          <Icon as={DownloadIcon} size="s" />
          {intl.formatMessage(words.template)}
        </a>
      </div>
    </div>
  );
}
