/** A product as lists show it. */
export interface ProductSummary {
  /** Product id. */
  id: string;
  /** Detail page, e.g. `/detail/12`. */
  href: string;
  /** Name. */
  name: string;
  /** Selling points, one line. */
  brief?: string;
  /** Picture: path without width and file ending. */
  picture: string;
  /** Price in yuan, two decimals. */
  yuan: string;
  /** Former price in yuan. */
  originalYuan?: string;
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
  /** Shop's page. */
  shopHref?: string;
  /** Pieces left; 0 draws the sold-out veil, undefined is unknown. */
  stock?: number;
  /** Least order, shown from 2 up, e.g. 10. */
  minOrder?: number;
  /** Unit word, e.g. 件. */
  unit?: string;
}
export interface ProductCardProps {
  /** The product. */
  product: ProductSummary;
  /** Picture loads first; for the first row of a list. */
  isPriority?: boolean;
  /** HTML `sizes` of the picture. Default a fifth of the frame. */
  sizes?: string;
  /** Heading level of the name. Default 3. */
  headingLevel?: 2 | 3 | 4;
  /** Whether it is a favourite; the heart shows only with `onToggleFavourite`. */
  isFavourite?: boolean;
  /** Called by the heart with the product id; keep it stable. */
  onToggleFavourite?: (productId: string) => void;
  /** Called by 加入购物车 with the product id; keep it stable. Absent: no button. */
  onAddToCart?: (productId: string) => void;
  /** Called when the pointer comes over it or it gets the focus, for prefetching; keep it stable. */
  onIntent?: (productId: string) => void;
}

/** ProductCard. */
export function ProductCard(_props: ProductCardProps) {
  return <div data-part="ProductCard" />;
}
