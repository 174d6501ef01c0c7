import type { DetailView } from "@tradehall/mall-adapters/product-detail";
import { fenToYuan, times, type YuanText, yuanToFen } from "@tradehall/mall-rules/money";
import { freightOf } from "@tradehall/mall-rules/pricing/freight";

/** What sending so many pieces costs, ordered alone at this price of a piece. */
export const freightAt = (
  { freight: { yuan, freeFrom } }: Pick<DetailView["delivery"], "freight">,
  pieceYuan: YuanText,
  quantity: number,
): YuanText =>
  fenToYuan(
    freightOf(
      {
        freightFen: yuanToFen(yuan),
        freeFreightFen: freeFrom === null ? null : yuanToFen(freeFrom),
        paysFreight: true,
      },
      yuanToFen(times(pieceYuan, quantity)),
    ),
  );
