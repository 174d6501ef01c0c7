/** Address of an issued invoice's PDF, which the host answers (host/invoice-file.ts). */
export const invoiceFilePath = "/invoice-file";

/** To read it, or to keep it as a file. */
export const invoiceFileHref = (orderNumber: string, purpose: "read" | "download"): string =>
  `${invoiceFilePath}?${new URLSearchParams({ orderNumber, ...(purpose === "download" ? { download: "1" } : {}) })}`;
