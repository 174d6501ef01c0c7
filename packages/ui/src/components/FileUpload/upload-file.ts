/** A file on its way, there, or not taken. */
export interface UploadFile {
  /** Names it in the callbacks. */
  id: string;
  /** Its name. */
  name: string;
  /** How large it is, in bytes. Left out where that is not known, as of a file that was sent earlier. */
  size?: number;
  /** Address of the picture that it is, shown in place of its mark. */
  src?: string;
  /** Waits for its turn, is on its way, is there, or was not taken. */
  state: "waiting" | "uploading" | "done" | "failed";
  /** How far, 0 to 1. Without it: under way, end unknown. */
  progress?: number;
  /** Why it failed. Default that it did. */
  errorMessage?: string;
  /** Whether another try may help: the network was away, not the file wrong. */
  canRetry?: boolean;
  /** What is sent with the form once it is there. */
  value?: string;
}

/** Words of an upload. */
export interface FileUploadLabels {
  /** The button that chooses files. */
  choose: string;
  /** The other way, seen where there is a mouse. */
  hint: string;
  /** Name of the area for assistive technology. */
  area: string;
  /** Of a file that is of another kind, too large, or one too many. */
  wrongKind: string;
  tooLarge: string;
  tooMany: string;
  /** State of a file; `failed` where it has no words of its own. */
  waiting: string;
  done: string;
  failed: string;
  /** The button of another try, and names of those of one file. */
  retry: string;
  retryOf: (name: string) => string;
  remove: (name: string) => string;
  uploading: (name: string) => string;
  /** Read when it changes: how many of how many are there. */
  count: (done: number, all: number) => string;
}
