import { actWords } from "../../messages/act.messages.ts";
import { defineMessages } from "../../messages/define-messages.ts";
import { words as lists } from "../PurchaseLists/PurchaseLists.messages.ts";
import { words as button } from "../ToListButton/ToListButton.messages.ts";

/** Words of PurchaseListDialog. */
export const words = {
  ...defineMessages({
    choose: { id: "purchaseListDialog.choose", defaultMessage: "选择清单（{count, number} 种商品将加入）" },
    create: { id: "purchaseListDialog.create", defaultMessage: "新建并加入" },
    inList: { id: "purchaseListDialog.inList", defaultMessage: "已加入清单“{name}”" },
    goToList: { id: "purchaseListDialog.goToList", defaultMessage: "查看清单" },
  }),
  title: button.toList,
  name: lists.name,
  placeholder: lists.placeholder,
  none: lists.none,
  kinds: lists.kinds,
  close: actWords.close,
};
