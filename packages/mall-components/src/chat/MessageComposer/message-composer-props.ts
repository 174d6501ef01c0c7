export interface MessageComposerProps {
  /** What is typed; the parent keeps it, so that it outlives the conversation's closing. */
  text: string;
  /** Called with what is typed, at each change and for each emoji. */
  onText: (text: string) => void;
  /** Most characters of a message. */
  textLimit: number;
  /** Called with the trimmed text. The parent empties `text`. Without it the form is sent with `text`. */
  onSend?: (text: string) => void;
  /** Called with pictures that were chosen, pasted or dropped. */
  onPictures?: (files: readonly File[]) => void;
  /** Called to choose a product to send. */
  onProduct?: () => void;
  /** Called to choose an order to send. */
  onOrder?: () => void;
  /** Why nothing can be sent now; what is typed stays. */
  disabledReason?: string;
}
