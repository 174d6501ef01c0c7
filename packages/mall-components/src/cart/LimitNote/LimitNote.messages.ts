import { defineMessages } from "../../messages/define-messages.ts";

/** Words of LimitNote. */
export const words = defineMessages({
  perOrder: { id: "limitNote.perOrder", defaultMessage: "已选商品超出您的单笔限额 ¥{limit}，提交后需审批" },
  left: { id: "limitNote.left", defaultMessage: "已选商品超出您本月剩余额度 ¥{left}，提交后需审批" },
});
