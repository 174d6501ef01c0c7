import { actWords } from "../../messages/act.messages.ts";
import { defineMessages } from "../../messages/define-messages.ts";
import { goodsWords } from "../../messages/goods.messages.ts";
import { words as delivery } from "../../product/DeliveryRow/DeliveryRow.messages.ts";
import { words as parameters } from "../../product/ParameterTable/ParameterTable.messages.ts";
import { words as table } from "../../product/ProductTable/ProductTable.messages.ts";
import { words as quickAdd } from "../../product/QuickAdd/QuickAdd.messages.ts";
import { words as tray } from "../CompareTray/CompareTray.messages.ts";

/** Words of CompareDialog. */
export const words = {
  ...defineMessages({
    title: { id: "compareDialog.title", defaultMessage: "商品对比" },
    onlyDifferent: {
      id: "compareDialog.onlyDifferent",
      defaultMessage: "仅看差异（{count, number} 项）",
    },
    allAlike: { id: "compareDialog.allAlike", defaultMessage: "所列各项都相同" },
    different: { id: "compareDialog.different", defaultMessage: "有差异" },
    lowest: { id: "compareDialog.lowest", defaultMessage: "价格最低" },
    item: { id: "compareDialog.item", defaultMessage: "对比项" },
    tiers: { id: "compareDialog.tiers", defaultMessage: "批量价" },
    tier: { id: "compareDialog.tier", defaultMessage: "{from, number} {unit}起 {price}" },
    rating: { id: "compareDialog.rating", defaultMessage: "好评" },
    rate: { id: "compareDialog.rate", defaultMessage: "{rate}%，{count, number} 条评价" },
    specs: { id: "compareDialog.specs", defaultMessage: "可选规格" },
    freeFrom: { id: "compareDialog.freeFrom", defaultMessage: "满{price}元包邮" },
    missing: { id: "compareDialog.missing", defaultMessage: "商品 {id}" },
  }),
  remove: tray.remove,
  delivery: delivery.label,
  undeliverable: delivery.undeliverable,
  parameters: parameters.caption,
  choose: quickAdd.choose,
  price: goodsWords.price,
  sold: goodsWords.sold,
  minOrder: table.minOrder,
  stock: table.stock,
  brand: table.brand,
  shop: table.shop,
  close: actWords.close,
  print: actWords.print,
  copyLink: actWords.copyLink,
};
