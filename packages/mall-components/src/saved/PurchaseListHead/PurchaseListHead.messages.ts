import { actWords } from "../../messages/act.messages.ts";
import { defineMessages } from "../../messages/define-messages.ts";
import { words as lists } from "../PurchaseLists/PurchaseLists.messages.ts";

/** Words of PurchaseListHead. */
export const words = {
  ...defineMessages({
    back: { id: "purchaseListHead.back", defaultMessage: "全部清单" },
    rename: { id: "purchaseListHead.rename", defaultMessage: "重命名" },
    add: { id: "purchaseListHead.add", defaultMessage: "批量添加商品" },
    share: { id: "purchaseListHead.share", defaultMessage: "分享给企业成员" },
    unshare: { id: "purchaseListHead.unshare", defaultMessage: "取消分享" },
    export: { id: "purchaseListHead.export", defaultMessage: "导出 CSV" },
    remove: { id: "purchaseListHead.remove", defaultMessage: "删除清单" },
    readOnly: {
      id: "purchaseListHead.readOnly",
      defaultMessage: "您可以查看、下单和复制；修改请联系创建人，或复制成自己的清单",
    },
  }),
  name: lists.name,
  kinds: lists.kinds,
  updated: lists.updated,
  shared: lists.shared,
  from: lists.from,
  copy: lists.copy,
  print: actWords.print,
  save: actWords.save,
};
