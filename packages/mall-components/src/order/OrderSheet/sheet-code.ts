import { renderSVG } from "uqr";

/** The whole address of an order's page as a QR code, as the address of a picture. */
export const sheetCode = (href: string): string =>
  `data:image/svg+xml,${encodeURIComponent(renderSVG(href, { border: 0 }))}`;
