import { Link } from "@tradehall/ui/Link";
import { Tag } from "@tradehall/ui/Tag";
import { useIntl } from "react-intl";
import * as css from "./PreviewBar.css.ts";
import { words } from "./PreviewBar.messages.ts";

export interface PreviewBarProps {
  /** Name of the decoration. */
  name: string;
  /** The shop's name. */
  shopName: string;
  /** Whether buyers do not see it. */
  isDraft: boolean;
  /** The shop's home as buyers see it. */
  homeHref: string;
}

/** Says over a decoration that it is a preview, of what, and whether buyers see it. */
export function PreviewBar({ name, shopName, isDraft, homeHref }: PreviewBarProps) {
  const intl = useIntl();
  return (
    <div className={css.bar}>
      <h1 className={css.title}>{intl.formatMessage(words.preview)}</h1>
      <span>
        {shopName} · {name}
      </span>
      <Tag tone={isDraft ? "warning" : "success"}>
        {intl.formatMessage(isDraft ? words.draft : words.published)}
      </Tag>
      <span className={css.end}>
        <Link href={homeHref}>{intl.formatMessage(words.home)}</Link>
      </span>
    </div>
  );
}
