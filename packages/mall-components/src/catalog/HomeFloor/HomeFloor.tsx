import type { ProductSummary } from "../ProductCard/ProductCard.tsx";

export interface HomeFloorProps {
  /** Anchor of the floor, for the floor navigator. */
  id: string;
  /** Number, e.g. 1; shown as 1F. */
  number?: number;
  /** Name. */
  title: string;
  /** Line beside it. */
  subtitle?: string;
  /** Products. */
  products: readonly ProductSummary[];
  /** Words at the head: sub-categories. */
  links?: readonly { label: string; href: string }[];
  /** All of it. */
  moreHref?: string;
  /** Picture panel at the left: path, its text and where it leads. */
  panel?: { picture: string; title: string; text?: string; href: string };
  /** Shows skeletons. */
  isLoading?: boolean;
  /** See ProductCard. */
  onIntent?: (productId: string) => void;
}

/** HomeFloor. */
export function HomeFloor(_props: HomeFloorProps) {
  return <div data-part="HomeFloor" />;
}
