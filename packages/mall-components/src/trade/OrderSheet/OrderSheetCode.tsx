import { useMemo } from "react";
import { renderSVG } from "uqr";
import * as css from "./OrderSheet.css.ts";

/** The address of the order's page as a QR code in the paper's head. */
export default function OrderSheetCode({ href }: { href: string }) {
  const code = useMemo(
    () => `data:image/svg+xml,${encodeURIComponent(renderSVG(href, { border: 0 }))}`,
    [href],
  );
  return <img alt="" className={css.code} height={64} src={code} width={64} />;
}
