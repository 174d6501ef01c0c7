import { useLinkComponent } from "@tradehall/ui/Link";
import { ProductPicture } from "../../product/ProductPicture/ProductPicture.tsx";
import { BlockFrame } from "../BlockFrame/BlockFrame.tsx";
import * as css from "./BlockCategories.css.ts";

export interface BlockCategoriesProps {
  /** Heading; "" for none. */
  title: string;
  /** Categories in order; nothing renders for none. */
  items: readonly { name: string; picture: string; href: string }[];
}

/** Block: categories of the shop as pictures with their names. */
export function BlockCategories({ title, items }: BlockCategoriesProps) {
  const Anchor = useLinkComponent();
  if (items.length === 0) return null;
  return (
    <BlockFrame hasSheet title={title}>
      <ul className={css.grid}>
        {items.map(({ name, picture, href }) => (
          <li key={`${name} ${href}`}>
            <Anchor className={css.item} href={href}>
              <span className={css.picture}>
                <ProductPicture alt="" path={picture} rounding="round" width={72} />
              </span>
              {name}
            </Anchor>
          </li>
        ))}
      </ul>
    </BlockFrame>
  );
}
