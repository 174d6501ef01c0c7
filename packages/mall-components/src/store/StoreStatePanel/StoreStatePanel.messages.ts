import { defineMessages } from "../../messages/define-messages.ts";

/** What each state means, and what to do next. */
export const sentenceWords = defineMessages({
  none: {
    id: "storeStatePanel.none",
    defaultMessage: "填写店铺信息并上传资质材料，平台审核通过后即可设置店铺账号、登录商家后台，开店免费。",
  },
  underReview: {
    id: "storeStatePanel.underReview",
    defaultMessage: "申请正在等待平台审核，结果会通过消息通知您。如需修改，请先撤回申请。",
  },
  notPassed: {
    id: "storeStatePanel.notPassed",
    defaultMessage: "请按审核意见修改下方内容，然后重新提交。",
  },
  withdrawn: {
    id: "storeStatePanel.withdrawn",
    defaultMessage: "申请已撤回，平台不再审核。修改下方内容后可重新提交。",
  },
  notOpen: {
    id: "storeStatePanel.notOpen",
    defaultMessage: "申请已通过，店铺尚未开始营业。请设置店铺账号，登录商家后台上架商品后开业。",
  },
  open: { id: "storeStatePanel.open", defaultMessage: "店铺正在营业，买家可以浏览和下单。" },
  suspended: {
    id: "storeStatePanel.suspended",
    defaultMessage: "店铺停业中，买家无法浏览和下单。可登录商家后台恢复营业；如有疑问，请联系平台客服。",
  },
  offline: {
    id: "storeStatePanel.offline",
    defaultMessage: "店铺已被平台下线。请登录商家后台查看原因并申请重新上线，或联系平台客服。",
  },
});

/** Words of StoreStatePanel. */
export const words = defineMessages({
  remarks: { id: "storeStatePanel.remarks", defaultMessage: "审核意见" },
  submitted: { id: "storeStatePanel.submitted", defaultMessage: "提交时间：{time}" },
  decided: { id: "storeStatePanel.decided", defaultMessage: "审核时间：{time}" },
  toApplication: { id: "storeStatePanel.toApplication", defaultMessage: "查看开店申请" },
  enter: { id: "storeStatePanel.enter", defaultMessage: "查看我的店铺" },
});
