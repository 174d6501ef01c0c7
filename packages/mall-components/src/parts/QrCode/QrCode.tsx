import { type ReactNode, useMemo } from "react";
import { renderSVG } from "uqr";
import * as css from "./QrCode.css.ts";

export interface QrCodeProps {
  /** Text drawn as QR code. */
  text: string;
  /** What scanning it is for, for those who do not see it. */
  label: string;
  /** `l` for a page of its own, `m` within a card. Default `l`. */
  size?: "m" | "l";
  /** What is over the code once it is of no more use; the code fades. */
  children?: ReactNode;
}

/** A QR code large enough to be scanned from a desk, with room for what happened to it. */
export function QrCode({ text, label, size = "l", children }: QrCodeProps) {
  // Dark modules on white: a code on a tinted ground is read badly by some phones.
  const source = useMemo(
    () => `data:image/svg+xml,${encodeURIComponent(renderSVG(text, { border: 2 }))}`,
    [text],
  );
  const isFaded = children !== undefined && children !== null && children !== false;
  return (
    <div className={css.code({ size })} data-faded={isFaded || undefined}>
      <img alt={label} className={css.image} height={240} src={source} width={240} />
      {isFaded && <div className={css.veil}>{children}</div>}
    </div>
  );
}
