import { actWords } from "../../messages/act.messages.ts";
import { defineMessages } from "../../messages/define-messages.ts";
import { words as devices } from "../SavedGoodsList/SavedGoodsList.messages.ts";

/** Words of PurchaseLists. */
export const words = {
  ...defineMessages({
    label: { id: "purchaseLists.label", defaultMessage: "采购清单列表" },
    name: { id: "purchaseLists.name", defaultMessage: "清单名称" },
    placeholder: { id: "purchaseLists.placeholder", defaultMessage: "例如：每月劳保、2 号线备件" },
    create: { id: "purchaseLists.create", defaultMessage: "新建清单" },
    kinds: { id: "purchaseLists.kinds", defaultMessage: "{count, number} 种商品" },
    updated: { id: "purchaseLists.updated", defaultMessage: "{time} 更新" },
    shared: { id: "purchaseLists.shared", defaultMessage: "已分享给企业" },
    from: { id: "purchaseLists.from", defaultMessage: "来自 {owner}" },
    copy: { id: "purchaseLists.copy", defaultMessage: "复制清单" },
    none: { id: "purchaseLists.none", defaultMessage: "还没有采购清单" },
    noneText: {
      id: "purchaseLists.noneText",
      defaultMessage: "把常买的商品存成清单，以后一次加入购物车；清单可分享给企业同事",
    },
  }),
  of: devices.of,
  delete: actWords.delete,
};
