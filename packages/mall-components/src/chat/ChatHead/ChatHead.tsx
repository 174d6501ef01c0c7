import { ChevronLeftIcon, Icon, PackageIcon, SearchIcon, StarIcon } from "@tradehall/ui/Icon";
import { IconButton } from "@tradehall/ui/IconButton";
import { Inline } from "@tradehall/ui/Inline";
import { Link, useLinkComponent } from "@tradehall/ui/Link";
import { Stack } from "@tradehall/ui/Stack";
import { Text } from "@tradehall/ui/Text";
import { useIntl } from "react-intl";
import type { ConversationView } from "../chat-view.ts";
import { PresenceMark } from "../PresenceMark/PresenceMark.tsx";
import { ShopSign } from "../ShopSign/ShopSign.tsx";
import * as css from "./ChatHead.css.ts";
import { words } from "./ChatHead.messages.ts";

export interface ChatHeadProps {
  /** Who is written with. */
  shop: Pick<ConversationView, "shopName" | "logo" | "presence"> & {
    /** The shop's page. */
    href?: string;
  };
  /** The list of conversations, led back to on phones. */
  backHref: string;
  /** The agent is writing. */
  isTyping?: boolean;
  /** Called to search the messages; whether that is open. */
  onSearch?: () => void;
  /** The search is open: its button is pressed. Default false. */
  isSearching?: boolean;
  /** Called to rate the service. */
  onRate?: () => void;
  /** Called to show products and orders where they have no room beside. */
  onAside?: () => void;
}

/** Who a conversation is with, whether they are there and writing, and what else can be done. */
export function ChatHead(props: ChatHeadProps) {
  const { shop, backHref, isTyping, onSearch, isSearching = false, onRate, onAside } = props;
  const { formatMessage } = useIntl();
  const Anchor = useLinkComponent();
  return (
    <header className={css.head}>
      <Anchor aria-label={formatMessage(words.back)} className={css.back} href={backHref}>
        <Icon as={ChevronLeftIcon} />
      </Anchor>
      <ShopSign logo={shop.logo} name={shop.shopName} size="s" />
      <Stack space="none" width="fluid">
        <h2 className={css.name}>
          {shop.href ? (
            <Link href={shop.href} tone="inherit">
              {shop.shopName}
            </Link>
          ) : (
            shop.shopName
          )}
        </h2>
        <Text size="xs" tone="muted" leading="snug" role="status">
          {isTyping ? formatMessage(words.typing) : <PresenceMark presence={shop.presence} />}
        </Text>
      </Stack>
      <Inline space="none" alignY="stretch" wrap={false} width="content">
        {onSearch && (
          <IconButton
            icon={SearchIcon}
            isPressed={isSearching}
            label={formatMessage(words.search)}
            onPress={onSearch}
          />
        )}
        {onRate && <IconButton icon={StarIcon} label={formatMessage(words.rate)} onPress={onRate} />}
        {onAside && (
          <span className={css.aside}>
            <IconButton icon={PackageIcon} label={formatMessage(words.aside)} onPress={onAside} />
          </span>
        )}
      </Inline>
    </header>
  );
}
