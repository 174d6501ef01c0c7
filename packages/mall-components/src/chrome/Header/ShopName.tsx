import { useLinkComponent } from "@tradehall/ui/Link";
import { Stack } from "@tradehall/ui/Stack";
import { Tag } from "@tradehall/ui/Tag";
import { Text } from "@tradehall/ui/Text";
import { useIntl } from "react-intl";
import { chromeWords } from "../../messages/chrome.messages.ts";
import { ProductPicture } from "../../product/ProductPicture/ProductPicture.tsx";
import { useRoutes } from "../../routes/RoutesProvider.tsx";
import * as css from "./Header.css.ts";
import type { ShopHead } from "./shop-head.ts";

/** Letters of a shop's name that stand on one line; a longer one takes two, smaller. */
const oneLine = 10;

/** Logo and name of the shop, which lead home. */
export function ShopName({ shop }: { shop: ShopHead }) {
  const intl = useIntl();
  const Anchor = useLinkComponent();
  const routes = useRoutes();
  return (
    <Anchor className={css.shop} href={routes.home}>
      {shop.logo !== undefined && (
        <span className={css.logo}>
          <ProductPicture alt="" isPriority path={shop.logo} rounding="m" width={48} />
        </span>
      )}
      <Stack as="span" space="none">
        {shop.mall && (
          <Text size="xs" tone="inherit" leading="tight">
            {shop.mall}
          </Text>
        )}
        <span
          className={css.shopName}
          data-long={[...shop.name].length > oneLine || undefined}
          title={shop.name}
        >
          {shop.name}
        </span>
      </Stack>
      {!shop.isOpen && (
        <Tag size="s" tone="warning" variant="solid">
          {intl.formatMessage(chromeWords.closed)}
        </Tag>
      )}
    </Anchor>
  );
}
