import { Icon, PhoneIcon } from "@tradehall/ui/Icon";
import { Link } from "@tradehall/ui/Link";
import { useIntl } from "react-intl";
import * as css from "./SideRail.css.ts";
import { words } from "./SideRail.messages.ts";
import type { SideRailProps } from "./side-rail-props.ts";

/** How to reach the shop: its telephone, and the chat where there is one. */
export function ServiceCard({ shopName, tel, chatHref }: NonNullable<SideRailProps["service"]>) {
  const intl = useIntl();
  return (
    <div className={css.service}>
      <strong>{intl.formatMessage(words.contact)}</strong>
      <span className={css.muted}>{shopName}</span>
      {tel ? (
        <span className={css.tel}>
          <Icon as={PhoneIcon} size="s" />
          <Link href={`tel:${tel.replace(/[^\d+]/g, "")}`}>{tel}</Link>
        </span>
      ) : (
        <span className={css.muted}>{intl.formatMessage(words.noTel)}</span>
      )}
      <span className={css.muted}>{intl.formatMessage(words.hours)}</span>
      {chatHref && <Link href={chatHref}>{intl.formatMessage(words.chat)}</Link>}
    </div>
  );
}
