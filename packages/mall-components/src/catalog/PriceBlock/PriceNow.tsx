import { Price } from "../Price/Price.tsx";
import { PriceRange } from "../PriceRange/PriceRange.tsx";
import * as css from "./PriceBlock.css.ts";
import type { PriceBlockProps } from "./PriceBlock.tsx";

type Props = Pick<PriceBlockProps, "yuan" | "maxYuan" | "originalYuan" | "points" | "piecePrice">;

/** What a unit costs, and one of the pieces in it. */
export const PriceNow = ({ yuan, maxYuan, originalYuan, points, piecePrice }: Props) => (
  <span className={css.price}>
    {maxYuan && maxYuan !== yuan ? (
      <PriceRange maxYuan={maxYuan} minYuan={yuan} size="l" />
    ) : (
      <Price originalYuan={originalYuan} points={points} size="l" yuan={yuan} />
    )}
    {piecePrice && <span className={css.label}>{piecePrice}</span>}
  </span>
);
