import { byPlace } from "@tradehall/ui/by-place";
import { Inline } from "@tradehall/ui/Inline";
import { Link } from "@tradehall/ui/Link";
import { useIntl } from "react-intl";
import * as css from "./BlockNotice.css.ts";
import { words } from "./BlockNotice.messages.ts";

export interface BlockNoticeProps {
  /** What the shop wants known, each line with where it leads; nothing renders for none. */
  lines: readonly { text: string; href?: string | undefined }[];
}

/** Block: short words of the shop to those who come. */
export function BlockNotice({ lines }: BlockNoticeProps) {
  const intl = useIntl();
  if (lines.length === 0) return null;
  return (
    <section aria-label={intl.formatMessage(words.label)} className={css.notice}>
      <strong aria-hidden="true">{intl.formatMessage(words.label)}</strong>
      <Inline as="ul" rowSpace="xs" space="xl" alignY="stretch">
        {byPlace(lines).map(({ item: { text, href }, key }) => (
          <li key={key}>
            {href ? (
              <Link href={href} tone="neutral">
                {text}
              </Link>
            ) : (
              text
            )}
          </li>
        ))}
      </Inline>
    </section>
  );
}
