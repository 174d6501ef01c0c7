import { defineMessages } from "../../messages/define-messages.ts";

/** Words of StoreApplicationForm. */
export const words = defineMessages({
  nameHint: {
    id: "storeApplicationForm.nameHint",
    defaultMessage: "汉字、字母、数字和空格，最多 {max} 个字",
  },
  checking: { id: "storeApplicationForm.checking", defaultMessage: "正在检查店铺名称" },
  free: { id: "storeApplicationForm.free", defaultMessage: "店铺名称可以使用" },
  telHint: { id: "storeApplicationForm.telHint", defaultMessage: "手机号，或带区号的固定电话" },
  addrHint: { id: "storeApplicationForm.addrHint", defaultMessage: "街道、门牌号、楼栋等，{min}-{max} 个字" },
  introHint: {
    id: "storeApplicationForm.introHint",
    defaultMessage: "主营商品、服务特色等，{min}-{max} 个字",
  },
  papers: { id: "storeApplicationForm.papers", defaultMessage: "资质材料" },
  privacy: {
    id: "storeApplicationForm.privacy",
    defaultMessage: "营业执照和身份证照片仅供您本人查看和平台审核，不会公开展示。",
  },
  noScript: {
    id: "storeApplicationForm.noScript",
    defaultMessage: "上传图片需要浏览器启用 JavaScript，请启用后刷新页面。",
  },
  pending: { id: "storeApplicationForm.pending", defaultMessage: "正在提交申请" },
});
