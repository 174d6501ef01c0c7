/** A picture on its way, there, or refused. */
export interface UploadPicture {
  /** Names it in the callbacks. */
  key: string;
  /** Address of what is shown: the file in the browser, later the kept picture. */
  src: string;
  /** On its way, kept by the server, or not taken. */
  state: "uploading" | "done" | "failed";
  /** Name of the file that was chosen. */
  fileName?: string;
  /** How large that file is, in bytes. */
  size?: number;
  /** How far, 0 to 1. Without it: under way, end unknown. */
  progress?: number;
  /** What is sent with the form once it is there. */
  value?: string;
  /** Why it was refused. Default that it failed. */
  errorMessage?: string;
  /** Whether another try may help: the network was away, not the picture wrong. */
  canRetry?: boolean;
}

export interface PictureUploadProps {
  /** What the pictures are of: 上传凭证. */
  label: string;
  /** In the order in which they are sent. */
  pictures: readonly UploadPicture[];
  /** How many at most. */
  max: number;
  /** Name of the values sent with the form, one for each picture that is there. */
  name?: string;
  /** How large each may be, in bytes. Default what pictures usually may have. */
  maxBytes?: number;
  /** What they should show. */
  description?: string;
  /** Marks them as needed; a form's own check says so where they are missing. */
  isRequired?: boolean;
  /** What is wrong with them. Default what the form around says of `name`. */
  errorMessage?: string;
  /** Called with what was chosen, dropped or pasted, no more than there is room for. */
  onAdd: (files: File[]) => void;
  /** Called with the picture that is taken away. */
  onRemove: (key: string) => void;
  /** Called with a picture that failed and is sent once more. */
  onRetry: (key: string) => void;
  /** Called with one that was kept and cannot be read any more. */
  onLost?: (key: string) => void;
  /** Called with the place a picture goes to. */
  onMove: (key: string, to: number) => void;
}
