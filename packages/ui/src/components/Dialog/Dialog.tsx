import { type ReactNode, useState } from "react";
import { lazyPart } from "../../lazy-part/index.tsx";

export interface DialogProps {
  /** Whether it is shown. */
  isOpen: boolean;
  /** Called when the person closes it by Escape, the cross or a press outside. */
  onClose?: () => void;
  /** Called when its code did not come, so that it cannot show. Default as `onClose`. */
  onLost?: () => void;
  /** Heading and name of the dialog. */
  title: string;
  /** Keeps the heading for assistive technology only. */
  isTitleHidden?: boolean;
  /** The content; scrolls when it is long. */
  children: ReactNode;
  /** Buttons at the foot, the main one last. */
  footer?: ReactNode;
  /** Width: `s` 400, `m` 600, `l` 880 px in the first brand; on a phone the screen's. Default `m`. */
  size?: "s" | "m" | "l";
  /** Width in px where a specification gives one; the screen's at most. Wins over `size`. */
  widthPx?: number;
  /** Height in px where a specification gives one; the screen's at most. Default as high as the content. */
  heightPx?: number;
  /** Names the scrolling content as a region, for a text that is read through. */
  bodyLabel?: string;
  /** `center` of the screen, or a drawer along its `end` edge, as high as the screen. Default `center`. */
  placement?: "center" | "end";
  /** Whether Escape, the cross and a press outside close it. Default true. */
  isDismissable?: boolean;
  /** Name of the cross; needed when dismissable. */
  labels?: { close: string };
}

const DialogBody = lazyPart(async () => (await import("./DialogBody.tsx")).default);

/** Fetches the dialog's script ahead, on hover or focus of what opens it. */
export const preloadDialog = DialogBody.preload;

/** What `AlertDialog` says in addition. */
export interface DialogRole {
  /** `alertdialog` for a question that must be answered. Default `dialog`. */
  role?: "alertdialog";
  /** Id of the text that is read after its name. */
  describedBy?: string;
}

/** A window over the page: focus stays inside and returns, the rest is hidden from assistive technology. */
export function Dialog(props: DialogProps & DialogRole) {
  const [wasOpened, setOpened] = useState(props.isOpen);
  if (props.isOpen && !wasOpened) setOpened(true);
  if (!wasOpened && !props.isOpen) return null;
  const { onLost = props.onClose, ...body } = props;
  const lose = () => {
    // The next opening asks for it again.
    setOpened(false);
    onLost?.();
  };
  return <DialogBody {...body} onLost={lose} />;
}
