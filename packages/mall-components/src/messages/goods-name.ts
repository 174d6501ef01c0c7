/** What tells one line of goods from another: two SKUs of a product have one title. */
export const goodsName = ({ title, skuText }: { title: string; skuText?: string | undefined }): string =>
  skuText ? `${title} ${skuText}` : title;
