import { Icon, PhoneIcon } from "@tradehall/ui/Icon";
import { Inline } from "@tradehall/ui/Inline";
import { Link } from "@tradehall/ui/Link";
import { Text } from "@tradehall/ui/Text";
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
      <Text size="inherit" tone="muted">
        {shopName}
      </Text>
      {tel ? (
        <Inline as="span" space="xs" wrap={false} size="l" weight="strong">
          <Icon as={PhoneIcon} size="s" />
          <Link href={`tel:${tel.replace(/[^\d+]/g, "")}`}>{tel}</Link>
        </Inline>
      ) : (
        <Text size="inherit" tone="muted">
          {intl.formatMessage(words.noTel)}
        </Text>
      )}
      <Text size="inherit" tone="muted">
        {intl.formatMessage(words.hours)}
      </Text>
      {chatHref && <Link href={chatHref}>{intl.formatMessage(words.chat)}</Link>}
    </div>
  );
}
