import { type ChangeEvent, type ClipboardEvent, type DragEvent, useState } from "react";
import { DropZone, Text } from "react-aria-components/DropZone";
import { FieldGroup } from "../../internal/Field/Field.tsx";
import { type FieldProps, useField } from "../../internal/Field/use-field.ts";
import { join } from "../../internal/join.ts";
import { PressStyle } from "../../internal/overlay/PressStyle.tsx";
import { useEarlyInput } from "../../internal/use-early-input.ts";
import * as zoneCss from "../DropZone/DropZone.css.ts";
import { givenFiles, meansFiles } from "../DropZone/given-files.ts";
import { Icon } from "../Icon/Icon.tsx";
import { UploadIcon } from "../Icon/icons.ts";
import { LiveRegion } from "../LiveRegion/LiveRegion.tsx";
import { FileRow } from "./FileRow.tsx";
import * as css from "./FileUpload.css.ts";
import { sortOut } from "./sort-out.ts";
import type { FileUploadLabels, UploadFile } from "./upload-file.ts";

export interface FileUploadProps extends Omit<FieldProps, "size" | "isInvalid"> {
  /** The files in their order; the parent sends them and says how far each is. */
  files: readonly UploadFile[];
  /** Kinds of files, as of `input accept`: `.pdf,image/*`. Default any. */
  accept?: string;
  /** How many at most. Default any number. */
  max?: number;
  /** How large each may be, in bytes. Default any size. */
  maxBytes?: number;
  /** Called with the files that were chosen, dropped or pasted and are right; the others are listed with the reason. */
  onAdd: (files: File[]) => void;
  /** Called with the id of a file that is taken away. */
  onRemove: (id: string) => void;
  /** Called with the id of a failed file that is sent once more. */
  onRetry?: (id: string) => void;
  /** Called with the id of a file that was there and whose picture cannot be read any more. */
  onLost?: (id: string) => void;
  /** Words. */
  labels: FileUploadLabels;
}

/** Files for a form: chosen, dropped or pasted, each with its progress, its error and another try. It sends nothing by itself. */
export function FileUpload(props: FileUploadProps) {
  const { label, isLabelHidden, description, isRequired, isDisabled, name, labels } = props;
  const { files, accept, max = Number.POSITIVE_INFINITY, maxBytes, onAdd, onRemove, onRetry, onLost } = props;
  const state = useField(props);
  const [refused, setRefused] = useState<readonly UploadFile[]>([]);

  function take(given: readonly File[], folders: readonly string[] = []) {
    if (given.length + folders.length === 0 || isDisabled) return;
    state.forget();
    const sorted = sortOut(given, { accept, maxBytes, room: max - files.length });
    const isFolder = folders.map((folder) => ({ file: new File([], folder), why: "wrongKind" as const }));
    setRefused(
      [...isFolder, ...sorted.refused].map(({ file, why }, at) => ({
        ...{ id: `refused-${at}`, name: file.name, size: file.size },
        ...{ state: "failed", errorMessage: labels[why] },
      })),
    );
    if (sorted.taken.length > 0) onAdd(sorted.taken);
  }
  function choose({ currentTarget }: Pick<ChangeEvent<HTMLInputElement>, "currentTarget">) {
    take([...(currentTarget.files ?? [])]);
    // The same file can be chosen again.
    currentTarget.value = "";
  }
  const input = useEarlyInput<HTMLInputElement>((currentTarget) => choose({ currentTarget }));
  /** React Aria's zone knows the pointer and the keys; it passes over files that are no entries of a file system. */
  function drop({ dataTransfer }: DragEvent) {
    const { files: given, folders } = givenFiles(dataTransfer);
    take(given, folders);
  }
  function paste(event: ClipboardEvent) {
    if (!meansFiles(event.clipboardData)) return;
    event.preventDefault();
    take(givenFiles(event.clipboardData).files);
  }
  const remove = (act: () => void) => () => {
    act();
    // The button that had the focus goes with its file.
    input.current?.focus();
  };
  const done = files.filter((file) => file.state === "done").length;
  return (
    <div className={css.upload}>
      <FieldGroup {...{ label, isLabelHidden, description, isRequired, isDisabled, state }}>
        <div onDropCapture={drop} onPaste={paste}>
          <PressStyle />
          <DropZone
            aria-label={labels.area}
            className={({ isDropTarget }) =>
              join(zoneCss.zone({ isOver: isDropTarget, isInvalid: state.isInvalid }), css.zone)
            }
            isDisabled={isDisabled}
          >
            <label className={zoneCss.button}>
              <input
                accept={accept}
                aria-describedby={state.aria["aria-describedby"]}
                aria-invalid={state.isInvalid || undefined}
                className={zoneCss.input}
                data-field={name}
                disabled={isDisabled}
                multiple={max > 1}
                onChange={choose}
                ref={input}
                type="file"
              />
              <Icon as={UploadIcon} size="s" />
              {labels.choose}
            </label>
            <Text className={zoneCss.hint} slot="label">
              {labels.hint}
            </Text>
          </DropZone>
        </div>
      </FieldGroup>
      {files.length + refused.length > 0 && (
        <ul aria-label={label} className={css.list}>
          {files.map((file) => (
            <FileRow
              {...{ file, name, labels, isDisabled }}
              key={file.id}
              onRemove={remove(() => onRemove(file.id))}
              onRetry={onRetry && (() => onRetry(file.id))}
              onLost={onLost && (() => onLost(file.id))}
            />
          ))}
          {refused.map((file) => (
            <FileRow
              {...{ file, labels, isDisabled }}
              key={file.id}
              name={undefined}
              onRemove={remove(() => setRefused((now) => now.filter((one) => one !== file)))}
              onRetry={undefined}
            />
          ))}
        </ul>
      )}
      <LiveRegion>{files.length > 0 && labels.count(done, files.length)}</LiveRegion>
    </div>
  );
}
