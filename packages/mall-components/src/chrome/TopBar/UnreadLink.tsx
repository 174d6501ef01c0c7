import { Badge } from "@tradehall/ui/Badge";
import { Icon, type IconProps } from "@tradehall/ui/Icon";
import { Link } from "@tradehall/ui/Link";
import * as css from "./TopBar.css.ts";

interface UnreadLinkProps {
  href: string;
  icon: IconProps["as"];
  label: string;
  /** How many are unread, in words; absent: none, and no red dot. */
  unread: string | undefined;
}

/** A link of the bar with a red dot while something is unread. */
export function UnreadLink({ href, icon, label, unread }: UnreadLinkProps) {
  const sign = <Icon as={icon} size="s" />;
  return (
    <Link aria-label={unread && `${label} ${unread}`} href={href} tone="inherit">
      {unread ? <Badge>{sign}</Badge> : sign}
      <span className={css.beside}>{label}</span>
    </Link>
  );
}
