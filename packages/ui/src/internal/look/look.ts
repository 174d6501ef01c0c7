import type { AriaAttributes } from "react";
import { join } from "../join.ts";
import * as css from "./look.css.ts";

/** How words look, for a text and for all words of a layout piece. What is not given comes from the parent. */
export interface WordsLook {
  /** `xs` 12, `s` 13, `m` 14, `l` 16, `xl` 18 px in the first brand. */
  size?: "xs" | "s" | "m" | "l" | "xl" | "inherit";
  /** Colour by meaning; `danger` never appears without an icon. */
  tone?:
    | "text"
    | "muted"
    | "faint"
    | "accent"
    | "link"
    | "price"
    | "success"
    | "warning"
    | "danger"
    | "inherit";
  /** Weight. */
  weight?: "regular" | "medium" | "strong" | "heavy" | "inherit";
  /** Distance between lines: `tight` for titles and sums, `snug` for cards. Default as the page's text. */
  leading?: "tight" | "snug";
  /** Digits of equal width, for columns, counters and sums. */
  isNumeric?: boolean;
  /** Where a long word breaks: `anywhere` for names that people type, `never` keeps all on one line. Default between words. */
  breaks?: "anywhere" | "never";
}

/** What every layout piece and text takes. */
export interface ElementProps extends AriaAttributes {
  /** Id, for links and for `aria-labelledby`. */
  id?: string;
  /** Role for assistive technology, where the element has none of its own: `group`, `toolbar`, `status`. */
  role?:
    | "group"
    | "toolbar"
    | "status"
    | "alert"
    | "list"
    | "listitem"
    | "img"
    | "presentation"
    | "note"
    | "region";
  /** Full text on hover, for cut text. */
  title?: string;
  /** Language of the words, where it is another than the page's. */
  lang?: string;
  /** −1 lets a script move the focus here. */
  tabIndex?: -1 | 0;
}

/** How wide an element is within a row of `Inline`. */
export interface WidthLook {
  /** In a row: `fluid` takes what is left, `content` never shrinks, `full` takes the whole row. Default by its content, and shrinks. */
  width?: "fluid" | "content" | "full";
}

const chosen = <Name extends string>(classes: Record<Name, string>, name: Name | "inherit" | undefined) =>
  name !== undefined && name !== "inherit" && classes[name];

/** Classes of a look of words. */
function wordsClasses({ size, tone, weight, leading, isNumeric, breaks }: WordsLook): string {
  return join(
    chosen(css.size, size),
    chosen(css.tone, tone),
    chosen(css.weight, weight),
    chosen(css.leading, leading),
    isNumeric && css.numeric.tabular,
    chosen(css.breaks, breaks),
  );
}

/** Splits what a layout piece was given into classes and the attributes of its element. */
export function splitLook<Given extends WordsLook & WidthLook>({
  size,
  tone,
  weight,
  leading,
  isNumeric,
  breaks,
  width,
  ...attributes
}: Given) {
  const looks = wordsClasses({ size, tone, weight, leading, isNumeric, breaks });
  return { classes: join(looks, chosen(css.width, width)), attributes };
}
