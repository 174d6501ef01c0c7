import type { ReactNode } from "react";
import { Button } from "../Button/Button.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { ClockIcon, CloseIcon, ErrorIcon, SuccessIcon, UploadIcon } from "../Icon/icons.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import { ProgressBar } from "../ProgressBar/ProgressBar.tsx";
import * as css from "./FileUpload.css.ts";
import { sizeText } from "./sort-out.ts";
import type { FileUploadLabels, UploadFile } from "./upload-file.ts";

const icons = { waiting: ClockIcon, uploading: UploadIcon, done: SuccessIcon, failed: ErrorIcon };

interface FileRowProps {
  file: UploadFile;
  /** Name of the value sent with the form. */
  name: string | undefined;
  labels: FileUploadLabels;
  isDisabled: boolean | undefined;
  onRemove: () => void;
  onRetry: (() => void) | undefined;
  /** Its picture cannot be read. */
  onLost?: (() => void) | undefined;
}

/** What a file says of its state, besides its icon. */
function stateOf(file: UploadFile, labels: FileUploadLabels): ReactNode {
  if (file.state === "uploading")
    return (
      <ProgressBar
        isLabelHidden
        label={labels.uploading(file.name)}
        max={1}
        {...(file.progress === undefined ? {} : { value: file.progress })}
      />
    );
  if (file.state === "failed")
    return (
      <span className={css.why} role="alert">
        {file.errorMessage ?? labels.failed}
      </span>
    );
  return <span className={css.note}>{labels[file.state]}</span>;
}

/** One file: its name and size, how far it is or why not, and what can be done with it. */
export function FileRow({ file, name, labels, isDisabled = false, ...acts }: FileRowProps) {
  const { onRemove, onRetry, onLost } = acts;
  const { state } = file;
  return (
    <li className={css.file} data-state={state}>
      {file.src ? (
        <img
          alt=""
          className={css.preview}
          onError={state === "done" && onLost ? onLost : undefined}
          src={file.src}
        />
      ) : (
        <span className={css.mark({ state })}>
          <Icon as={icons[state]} />
        </span>
      )}
      <span className={css.facts}>
        <span className={css.name}>
          {file.name} {file.size !== undefined && <span className={css.size}>{sizeText(file.size)}</span>}
        </span>
        {stateOf(file, labels)}
      </span>
      {state === "failed" && file.canRetry && onRetry && (
        <Button
          aria-label={labels.retryOf(file.name)}
          isDisabled={isDisabled}
          onPress={onRetry}
          size="s"
          variant="ghost"
        >
          {labels.retry}
        </Button>
      )}
      <IconButton
        icon={CloseIcon}
        isDisabled={isDisabled}
        label={labels.remove(file.name)}
        onPress={onRemove}
        size="s"
      />
      {state === "done" && name && <input name={name} readOnly type="hidden" value={file.value ?? file.id} />}
    </li>
  );
}
