import { useLinkComponent } from "@tradehall/ui/Link";
import { useIntl } from "react-intl";
import * as css from "./HotWords.css.ts";
import { words as text } from "./HotWords.messages.ts";

/** One hot word. */
export interface HotWord {
  /** The word. */
  label: string;
  /** Where it leads, usually to what a search for it finds. */
  href: string;
  /** Shown in the sale colour. */
  isHot?: boolean;
}
export interface HotWordsProps {
  /** The words, in order; nothing renders for none. */
  words: readonly HotWord[];
}

/** Words under the search box, one line. */
export function HotWords({ words }: HotWordsProps) {
  const intl = useIntl();
  const Anchor = useLinkComponent();
  if (words.length === 0) return null;
  return (
    <ul aria-label={intl.formatMessage(text.label)} className={css.list}>
      {words.map((word) => (
        <li key={word.label}>
          <Anchor className={css.word({ isHot: word.isHot })} href={word.href}>
            {word.label}
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
