/** Address of a file about a product, which the host answers (host/prod-file.ts). */
export const prodFilePath = "/prod-file";

export const prodFileHref = (prodId: string, kind: string): string =>
  `${prodFilePath}?${new URLSearchParams({ prodId, kind })}`;
