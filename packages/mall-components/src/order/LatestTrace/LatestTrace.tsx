import { DeliveryIcon, Icon } from "@tradehall/ui/Icon";
import { useLinkComponent } from "@tradehall/ui/Link";
import { Text } from "@tradehall/ui/Text";
import { useIntl } from "react-intl";
import * as css from "./LatestTrace.css.ts";
import { words } from "./LatestTrace.messages.ts";

export interface LatestTraceProps {
  /** Name of the courier. */
  courier: string;
  /** What happened last and where. */
  text: string;
  /** When, as text. */
  time: string;
  /** Where all of it is. */
  href: string;
}

/** Where the newest parcel of an order is, in one line. */
export function LatestTrace({ courier, text, time, href }: LatestTraceProps) {
  const intl = useIntl();
  const Anchor = useLinkComponent();
  return (
    <Anchor className={css.line} href={href}>
      <Icon as={DeliveryIcon} size="s" />
      <Text size="inherit" tone="inherit" breaks="anywhere">
        {intl.formatMessage(words.line, { courier, text })}
      </Text>
      <span className={css.time}>{time}</span>
    </Anchor>
  );
}
