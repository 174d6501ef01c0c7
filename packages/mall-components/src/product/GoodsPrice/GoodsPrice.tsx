import { Tag } from "@tradehall/ui/Tag";
import { useIntl } from "react-intl";
import { useIsMember } from "../../members/MemberProvider.tsx";
import { goodsWords } from "../../messages/goods.messages.ts";
import { Figures, Price, type PriceProps } from "../Price/Price.tsx";
import * as css from "./GoodsPrice.css.ts";

export interface GoodsPriceProps
  extends Pick<PriceProps, "yuan" | "points" | "originalYuan" | "isFrom" | "size"> {
  /** What paid members pay, where that is less. */
  memberYuan?: PriceProps["yuan"];
}

/** The price of goods in a list; that of members is the price of who is one (MemberProvider), and told to others. */
export function GoodsPrice(props: GoodsPriceProps) {
  // Words in a line, so that both stand at the side that the cell's text does.
  return props.memberYuan ? (
    <span>
      <PricesInLine {...props} />
    </span>
  ) : (
    <PricesInLine {...props} />
  );
}

/** The same where words stand in a line already. */
export function PricesInLine({ memberYuan, originalYuan, ...price }: GoodsPriceProps) {
  const intl = useIntl();
  const isMember = useIsMember();
  if (!memberYuan) return <Price originalYuan={originalYuan} {...price} />;
  const word = intl.formatMessage(goodsWords.memberPrice);
  return isMember ? (
    <>
      <Price {...price} originalYuan={price.yuan} yuan={memberYuan} />{" "}
      <Tag size="s" tone="signal">
        {word}
      </Tag>
    </>
  ) : (
    <>
      <Price {...price} />{" "}
      <span className={css.member}>
        {word}
        <Figures yuan={memberYuan} />
      </span>
    </>
  );
}
