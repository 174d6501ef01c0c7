import { defineMessages } from "./define-messages.ts";
import { shopStateWords } from "./shop-state.messages.ts";

/** Words of a store that is being opened. */
export const storeWords = defineMessages({
  shopName: { id: "store.shopName", defaultMessage: "店铺名称" },
  contact: { id: "store.contact", defaultMessage: "联系人" },
  tel: { id: "store.tel", defaultMessage: "联系电话" },
  addr: { id: "store.addr", defaultMessage: "店铺地址" },
  intro: { id: "store.intro", defaultMessage: "店铺简介" },
  logo: { id: "store.logo", defaultMessage: "店铺标志" },
  licence: { id: "store.licence", defaultMessage: "营业执照" },
  idFront: { id: "store.idFront", defaultMessage: "身份证人像面" },
  idBack: { id: "store.idBack", defaultMessage: "身份证国徽面" },
  account: { id: "store.account", defaultMessage: "店铺账号" },
  open: { id: "store.open", defaultMessage: "免费开店" },
  apply: { id: "store.apply", defaultMessage: "申请开店" },
  resubmit: { id: "store.resubmit", defaultMessage: "重新提交申请" },
  withdraw: { id: "store.withdraw", defaultMessage: "撤回申请" },
  setAccount: { id: "store.setAccount", defaultMessage: "设置店铺账号" },
  changeAccount: { id: "store.changeAccount", defaultMessage: "修改店铺账号" },
});

/** Names of the states (wording "Store application"). */
export const storeStateWords = {
  ...defineMessages({
    underReview: { id: "store.state.underReview", defaultMessage: "审核中" },
    notPassed: { id: "store.state.notPassed", defaultMessage: "未通过" },
    withdrawn: { id: "store.state.withdrawn", defaultMessage: "已撤回" },
    open: { id: "store.state.open", defaultMessage: "营业中" },
  }),
  none: storeWords.open,
  notOpen: shopStateWords.notYetOpen,
  suspended: shopStateWords.suspended,
  offline: shopStateWords.offline,
};
