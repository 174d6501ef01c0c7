import type { Check, CheckField } from "./result.ts";

/** Length of a text as every limit counts it: code points after trim (decisions "length of a text"). */
export const textLength = (text: string): number => [...text.trim()].length;

/** Full-width digits, letters and punctuation to half width, the ideographic space to a space. */
export const toHalfWidth = (text: string): string =>
  text.replace(/[！-～]/g, (c) => String.fromCharCode(c.charCodeAt(0) - 0xfee0)).replace(/　/g, " ");

/** An amount without spaces, separators and the sign of the currency. */
export const normalizeAmount = (text: string): string => toHalfWidth(text).replace(/[\s,¥￥]/g, "");

/** A code as people type and paste it, "１２３ 456": digits alone. */
export const normalizeDigits = (text: string): string => toHalfWidth(text).replace(/[\s-]/g, "");

/** A mobile number as people type and paste it, "+86 139-0000-0001": digits alone, without the country's. */
export const normalizeMobile = (text: string): string =>
  normalizeDigits(text).replace(/^(?:\+|00)?86(?=1\d{10}$)/, "");

/** 138****0001: enough for its holder to know it again. */
export const maskedMobile = (mobile: string): string => mobile.replace(/^(\d{3})\d+(\d{4})$/, "$1****$2");

/** c***@example.com: enough for its holder to know it again. */
export const maskedMail = (mail: string): string => mail.replace(/^(.)[^@]*/, "$1***");

/** What Unicode lets every font leave out (zero width, fillers, variation selectors, tags), and what fonts draw as nothing. */
const unseen = String.raw`\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\ufffc\u{1d159}`;
const allUnseen = new RegExp(`[${unseen}]`, "gu");
/** No space, no control, no accent without a letter to stand on. Signs of private use and of next year's Unicode are. */
const visible = new RegExp(String.raw`[^\p{Z}\p{Cc}\p{Cs}\p{M}${unseen}]`, "u");

/** Whether nothing of a text can be seen: spaces of any width, or signs that show nothing (Spec §8). */
export const isBlank = (text: string): boolean => !visible.test(text);

/** Without spaces at its ends; "" where nothing of it can be seen. */
export const normalizeText = (text: string): string => (isBlank(text) ? "" : text.trim());

/** Without spaces at its ends; one of nothing but spaces stays, so that a check can say what is wrong with it. */
export const trimmed = (text: string): string => text.trim() || text;

/** Marks that turn the reading direction of what follows, and controls other than tab and line break. */
const controls = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]|(?![\t\n\r])\p{Cc}/u;

/** No controls, and nothing that shows a text, or what is after it, in another order than it is kept in. */
export const checkControls: Check = (text) =>
  controls.test(text) ? { reason: "controlCharacters" } : undefined;

/** A text that others read: a name, an address. Signs that show nothing do not help it to its least length. */
export const lengthBetween =
  (min: number, max: number, of?: CheckField): Check =>
  (text) => {
    if (text === "") return { reason: "required", ...(of ? { of } : {}) };
    if (isBlank(text)) return { reason: "blank" };
    if (textLength(text.replace(allUnseen, "")) < min) return { reason: "tooShort", min, max };
    if (textLength(text) > max) return { reason: "tooLong", min, max };
    return checkControls(text);
  };

/**
 * Whether a text can be kept and sent on as it is: no NUL, which PostgreSQL keeps in no text, and no half of a surrogate
 * pair, which is no character and in JSON breaks the database's reading of it.
 */
export const isKeepable = (text: string): boolean => !text.includes("\u0000") && !/\p{Surrogate}/u.test(text);
