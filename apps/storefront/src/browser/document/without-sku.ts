/** The address of a page, whichever SKU of its product is chosen. */
export const withoutSku = (address: string): string => address.replace(/skuId=\d*&?/, "").replace(/\?$/, "");
