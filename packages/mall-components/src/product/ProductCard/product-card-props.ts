import type { YuanText } from "@tradehall/mall-rules/money";
import type { ReactNode } from "react";

/** A product as lists show it. */
export interface ProductSummary {
  /** Product id. */
  id: string;
  /** Detail page. */
  href: string;
  /** Name. */
  name: string;
  /** Specification of the SKU that the card represents, e.g. M6×20 镀锌; absent: the whole product. */
  spec?: string;
  /** Selling points, one line. */
  brief?: string;
  /** Picture: path without width and file ending. */
  picture: string;
  /** Price in yuan, two decimals. */
  yuan: YuanText;
  /** Of points goods: their price in points. */
  points?: number;
  /** Former price in yuan. */
  originalYuan?: YuanText;
  /** What paid members pay, where that is less. */
  memberYuan?: YuanText;
  /** Whether `yuan` is the lowest of several. */
  isFromPrice?: boolean;
  /** Brand. */
  brand?: string;
  /** Sold by the mall itself. */
  isSelfOperated?: boolean;
  /** Short promotion words in order, e.g. 满减, 券, 拼团. */
  tags?: readonly string[];
  /** Pieces sold. */
  soldCount?: number;
  /** Share of good reviews, 0 to 100. */
  goodRate?: number;
  /** Number of reviews. */
  reviewCount?: number;
  /** Shop's name. */
  shopName?: string;
  /** When it comes, in words. */
  arrival?: string;
  /** Shop's page. */
  shopHref?: string;
  /** Pieces left; 0 draws the sold-out veil, undefined is unknown. */
  stock?: number;
  /** Least order, shown from 2 up, e.g. 10. */
  minOrder?: number;
  /** Unit word, e.g. 件. */
  unit?: string;
  /** What a unit of several pieces holds and what one costs, e.g. 100只/盒 · ¥0.12/只. */
  pack?: string;
  /** The SKU that can be put into the cart from a list; absent: one of several is chosen on its page. */
  quickAdd?: { skuId: string; shopId: string; step: number };
}

export interface ProductCardProps {
  /** The product. */
  product: ProductSummary;
  /** Picture loads first; for the first row of a list. */
  isPriority?: boolean;
  /** Heading level of the name. Default 3. */
  headingLevel?: 2 | 3 | 4;
  /** The page compares goods: it answers for CompareButton. */
  canCompare?: boolean | undefined;
  /** What is over the picture's foot, e.g. the list's 加入购物车; not for sold-out goods. */
  children?: ReactNode;
}
