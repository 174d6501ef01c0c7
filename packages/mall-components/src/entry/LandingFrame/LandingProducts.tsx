import { Stack } from "@tradehall/ui/Stack";
import { Text } from "@tradehall/ui/Text";
import { useIntl } from "react-intl";
import { ProductPicture } from "../../product/ProductPicture/ProductPicture.tsx";
import { words } from "./LandingFrame.messages.ts";
import * as css from "./LandingProducts.css.ts";
import type { LandingProduct } from "./landing-product.ts";

/** What the mall is known for, beside the form on a wide screen. */
export function LandingProducts({ products }: { products: readonly LandingProduct[] }) {
  const intl = useIntl();
  if (products.length === 0) return null;
  return (
    <ul aria-label={intl.formatMessage(words.products)} className={css.products}>
      {products.map(({ id, name, brief, picture }) => (
        <li className={css.product} key={id}>
          <span className={css.picture}>
            <ProductPicture alt="" loading="eager" path={picture} rounding="m" width={72} />
          </span>
          <Stack as="span" space="xxs">
            <Text as="strong" size="s" tone="inherit" weight="medium" breaks="anywhere">
              {name}
            </Text>
            {brief && <span className={css.brief}>{brief}</span>}
          </Stack>
        </li>
      ))}
    </ul>
  );
}
