/** Length of a text as every limit counts it: code points after trim (decisions "length of a text"). */
export const textLength = (text: string): number => [...text.trim()].length;

/** Full-width digits, letters and punctuation to half width, the ideographic space to a space. */
export const toHalfWidth = (text: string): string =>
  text.replace(/[！-～]/g, (c) => String.fromCharCode(c.charCodeAt(0) - 0xfee0)).replace(/　/g, " ");

/** A code as people type and paste it, "１２３ 456": digits alone. */
export const tidyDigits = (text: string): string => toHalfWidth(text).replace(/[\s-]/g, "");

/** A mobile number as people type and paste it, "+86 139-0000-0001": digits alone, without the country's. */
export const tidyMobile = (text: string): string => tidyDigits(text).replace(/^(?:\+|00)?86(?=1\d{10}$)/, "");

/** 138****0001: enough for its holder to know it again. */
export const maskedMobile = (mobile: string): string => mobile.replace(/^(\d{3})\d+(\d{4})$/, "$1****$2");

/** Whether a text is nothing but spaces, full-width ones included (Spec §8 "Content cannot be all spaces"). */
export const isBlank = (text: string): boolean => text.trim() === "";

/**
 * Whether a text can be kept and sent on as it is: no NUL, which PostgreSQL keeps in no text, and no half of a surrogate
 * pair, which is no character and in JSON breaks the database's reading of it.
 */
export const isKeepable = (text: string): boolean => !text.includes("\u0000") && !/\p{Surrogate}/u.test(text);
