/** One hot word. */
export interface HotWord {
  /** The word. */
  label: string;
  /** Where it leads, usually `/list?pn=…`. */
  href: string;
  /** Shown in the sale colour. */
  isHot?: boolean;
}
export interface HotWordsProps {
  /** The words, in order; nothing renders for none. */
  words: readonly HotWord[];
}

/** HotWords. */
export function HotWords(_props: HotWordsProps) {
  return <div data-part="HotWords" />;
}
