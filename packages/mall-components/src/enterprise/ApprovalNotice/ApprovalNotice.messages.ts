import { defineMessages } from "../../messages/define-messages.ts";

/** Words of ApprovalNotice. */
export const words = defineMessages({
  title: { id: "approvalNotice.title", defaultMessage: "本单超出您的{limits}" },
  asks: { id: "approvalNotice.asks", defaultMessage: "提交后需由{names}审批，通过后即可付款。" },
  asksAnyone: { id: "approvalNotice.asksAnyone", defaultMessage: "提交后需审批，通过后即可付款。" },
  held: {
    id: "approvalNotice.held",
    defaultMessage:
      "等待期间商品、价格和优惠为您保留 {hours} 小时；未通过或超时将全部退回，可修改后重新提交。",
  },
});

/** Limits as they stand within a sentence. */
export const reasonWords = defineMessages({
  perOrder: { id: "approvalNotice.perOrder", defaultMessage: "单笔采购限额" },
  perMonth: { id: "approvalNotice.perMonth", defaultMessage: "本月采购限额" },
  perCategory: { id: "approvalNotice.perCategory", defaultMessage: "品类采购限额" },
});
