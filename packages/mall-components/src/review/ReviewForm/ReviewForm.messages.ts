import { defineMessages } from "../../messages/define-messages.ts";

/** Words of ReviewForm. */
export const words = defineMessages({
  uploading: { id: "reviewForm.uploading", defaultMessage: "图片上传中" },
  partly: { id: "reviewForm.partly", defaultMessage: "可只评价部分商品，其余稍后再评" },
});
