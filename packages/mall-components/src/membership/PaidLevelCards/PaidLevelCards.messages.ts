import { defineMessages } from "../../messages/define-messages.ts";

/** Words of PaidLevelCards. */
export const words = defineMessages({
  label: { id: "paidLevelCards.label", defaultMessage: "会员等级" },
  from: { id: "paidLevelCards.from", defaultMessage: "{price} 起" },
});

/** What buying it would be. */
export const kindWords = defineMessages({
  renewal: { id: "paidLevelCards.renewal", defaultMessage: "当前等级" },
  upgrade: { id: "paidLevelCards.upgrade", defaultMessage: "可升级" },
});
