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
          <span className={css.words}>
            <strong className={css.name}>{name}</strong>
            {brief && <span className={css.brief}>{brief}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
