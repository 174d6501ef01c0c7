import { type ChangeEvent, useEffect, useId, useRef, useState } from "react";
import { useEarlyInput } from "../../internal/use-early-input.ts";
import { Icon } from "../Icon/Icon.tsx";
import { UploadIcon } from "../Icon/icons.ts";
import { Spinner } from "../Spinner/Spinner.tsx";
import * as css from "./DropZone.css.ts";
import { meansFiles } from "./given-files.ts";
import { takesFile } from "./takes-file.ts";

export interface DropZoneProps {
  /** Words of the button that chooses a file. */
  label: string;
  /** What else can be done, seen where there is a mouse. */
  hint?: string;
  /** Kinds of files, as of `input accept`: `.csv,.xlsx`. */
  accept: string;
  /** What is said of a file of another kind, and of several files at once. */
  labels: { wrongKind: string; several: string };
  /** Name of the file in the form around it, for pages without script. */
  name?: string;
  /** What is wrong with the file that was given. */
  errorMessage?: string | undefined;
  /** The file is being read. */
  isPending?: boolean;
  /** No file can be given. */
  isDisabled?: boolean;
  /** Called with a file that was chosen, dropped or pasted. Without it the file stays in the form. */
  onFile?: ((file: File) => void) | undefined;
}

/** A place for one file: a button to choose it, and the whole form around it takes what is dropped or pasted. */
export function DropZone(props: DropZoneProps) {
  const { label, hint, accept, labels, name, errorMessage, isPending, isDisabled, onFile } = props;
  const id = useId();
  const [isOver, setOver] = useState(false);
  const [refused, setRefused] = useState<keyof typeof labels>();
  const zone = useRef<HTMLDivElement>(null);
  const isClosed = isDisabled || isPending;
  function take(files: readonly File[]) {
    const [file] = files;
    if (!file || isClosed) return;
    const why = files.length > 1 ? "several" : takesFile(accept, file) ? undefined : "wrongKind";
    setRefused(why);
    if (!why) onFile?.(file);
  }
  function choose({ currentTarget }: Pick<ChangeEvent<HTMLInputElement>, "currentTarget">) {
    if (!onFile) return;
    take([...(currentTarget.files ?? [])]);
    // The same file can be chosen again.
    currentTarget.value = "";
  }
  const input = useEarlyInput<HTMLInputElement>((element) => choose({ currentTarget: element }));
  const taking = useRef(take);
  taking.current = take;
  useEffect(() => {
    const area: HTMLElement | null = zone.current?.closest("form") ?? zone.current;
    if (!area) return;
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes("Files")) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = ({ relatedTarget: to }: DragEvent) => {
      if (!(to instanceof Node && area.contains(to))) setOver(false);
    };
    const give = (event: Event, files: FileList | undefined) => {
      setOver(false);
      if (!files?.length) return;
      event.preventDefault();
      taking.current([...files]);
    };
    const drop = (event: DragEvent) => give(event, event.dataTransfer?.files);
    const paste = (event: ClipboardEvent) => {
      if (event.clipboardData && meansFiles(event.clipboardData)) give(event, event.clipboardData.files);
    };
    const listening = new AbortController();
    const { signal } = listening;
    area.addEventListener("dragover", over, { signal });
    area.addEventListener("dragleave", leave, { signal });
    area.addEventListener("drop", drop, { signal });
    area.addEventListener("paste", paste, { signal });
    return () => listening.abort();
  }, []);
  const problem = refused ? labels[refused] : errorMessage;
  return (
    <div
      className={css.zone({ isOver: isOver && !isClosed, isInvalid: Boolean(problem) })}
      data-drop-target={isOver || undefined}
      ref={zone}
    >
      <label className={css.button}>
        <input
          accept={accept}
          aria-describedby={problem ? `${id}error` : undefined}
          aria-invalid={problem ? true : undefined}
          className={css.input}
          disabled={isClosed}
          name={name}
          onChange={choose}
          ref={input}
          type="file"
        />
        {isPending ? <Spinner size="s" /> : <Icon as={UploadIcon} size="s" />}
        {label}
      </label>
      {hint && <span className={css.hint}>{hint}</span>}
      <span className={problem ? css.error : undefined} id={`${id}error`} role="alert">
        {problem}
      </span>
    </div>
  );
}
