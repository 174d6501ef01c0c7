export interface AddedToCartProps {
  /** The product that went in. */
  product: { name: string; picture: string; skuName?: string; yuan: string; count: number };
  /** Pieces in the cart now. */
  cartCount: number;
  /** Cart page. Default `/cart`. */
  cartHref?: string;
  /** Called by 继续购物. */
  onContinue?: () => void;
  /** `toast`: one line; `panel`: with picture and buttons. Default `panel`. */
  variant?: "toast" | "panel";
}

/** AddedToCart. */
export function AddedToCart(_props: AddedToCartProps) {
  return <div data-part="AddedToCart" />;
}
