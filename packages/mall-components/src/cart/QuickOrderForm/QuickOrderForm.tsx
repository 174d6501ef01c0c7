import { quickOrderLimits } from "@tradehall/mall-rules/limits";
import type { FileFault } from "@tradehall/mall-rules/quick-order-file";
import { Button } from "@tradehall/ui/Button";
import { DropZone } from "@tradehall/ui/DropZone";
import { DownloadIcon, Icon } from "@tradehall/ui/Icon";
import { Inline } from "@tradehall/ui/Inline";
import { ProgressBar } from "@tradehall/ui/ProgressBar";
import { Text } from "@tradehall/ui/Text";
import { useState } from "react";
import { useIntl } from "react-intl";
import { sends } from "../../forms/instead.ts";
import { ListText } from "./ListText.tsx";
import * as css from "./QuickOrderForm.css.ts";
import { words } from "./QuickOrderForm.messages.ts";

/** What a file was read from, where that is not all of it. */
export interface QuickSource {
  /** The sheet that was read, and how many others with content were not. */
  sheet?: { name: string; others: number } | undefined;
  /** Lines above the head of the table. */
  above?: number;
}

export interface QuickOrderFormProps {
  /** The list, kept by the page. */
  text: string;
  /** Called with the list at each change. */
  onText: (text: string) => void;
  /** How many rows the list has where that is more than one time takes. */
  tooMany?: number | undefined;
  /** It is being looked up. */
  isPending?: boolean;
  /** How many of its codes have been looked up. */
  progress?: { done: number; of: number } | undefined;
  /** Looks the list up. Without it the form sends `text` and `intent=look-up`. */
  onRecognise?: (text: string) => void;
  /** Reads a file. Without it the form sends it as `file`. */
  onFile?: (file: File) => void;
  /** A file is being read. */
  isReading?: boolean;
  /** Why nothing was read of the last file; "lost" where its reading stopped. */
  fileFault?: FileFault | "lost" | undefined;
  /** What was not read of it. */
  source?: QuickSource | undefined;
}

const kinds = ".xlsx,.csv,.tsv,.txt,text/csv,text/plain";

/** A list of codes and quantities, pasted or of an Excel or CSV file. It is part of a form. */
export function QuickOrderForm(props: QuickOrderFormProps) {
  const { text, onText, tooMany, isPending = false, progress, onRecognise, source } = props;
  const { onFile, isReading = false, fileFault } = props;
  const intl = useIntl();
  const [fault, setFault] = useState<"none" | "tooLong">();
  const { rows, text: characters, fileBytes } = quickOrderLimits;

  function recognise(list: string) {
    const why = list.trim() === "" ? "none" : list.length > characters ? "tooLong" : undefined;
    setFault(why);
    if (!why) onRecognise?.(list);
  }
  const many = tooMany ? intl.formatMessage(words.tooMany, { count: tooMany, rows }) : undefined;
  const why = fault ? intl.formatMessage(words[fault], { characters }) : many;
  const template = `\uFEFF${intl.formatMessage(words.templateHead)}\r\nBG2-00017-03,10\r\n`;
  const left = [
    source?.sheet && intl.formatMessage(words.sheet, source.sheet),
    source?.above && intl.formatMessage(words.above, { count: source.above }),
  ].filter(Boolean);
  return (
    <div className={css.form}>
      <ListText
        errorMessage={why}
        onText={(typed) => {
          setFault(undefined);
          onText(typed);
        }}
        text={text}
      />
      <DropZone
        accept={kinds}
        errorMessage={fileFault && intl.formatMessage(words[fileFault], { megabytes: fileBytes / 1_048_576 })}
        hint={intl.formatMessage(words.drop)}
        isPending={isReading}
        label={intl.formatMessage(words.file)}
        labels={{
          wrongKind: intl.formatMessage(words.wrongKind),
          several: intl.formatMessage(words.several),
        }}
        name="file"
        onFile={
          onFile &&
          ((file) => {
            setFault(undefined);
            onFile(file);
          })
        }
      />
      {left.length > 0 && (
        <Text size="s" tone="muted" role="status">
          {left.join(" · ")}
        </Text>
      )}
      {progress && (
        <ProgressBar
          label={intl.formatMessage(words.done)}
          max={progress.of}
          value={progress.done}
          valueText={`${intl.formatNumber(progress.done)} / ${intl.formatNumber(progress.of)}`}
        />
      )}
      <Inline rowSpace="s" space="l" size="s">
        <Button
          isPending={isPending}
          pendingLabel={intl.formatMessage(words.recognise)}
          {...sends("look-up", onRecognise && recognise, text)}
        >
          {intl.formatMessage(words.recognise)}
        </Button>
        <a
          className={css.template}
          download={intl.formatMessage(words.templateName)}
          href={`data:text/csv;charset=utf-8,${encodeURIComponent(template)}`}
        >
          <Icon as={DownloadIcon} size="s" />
          {intl.formatMessage(words.template)}
        </a>
      </Inline>
    </div>
  );
}
