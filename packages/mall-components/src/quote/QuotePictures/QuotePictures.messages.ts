import { defineMessages } from "../../messages/define-messages.ts";

/** Words of QuotePictures. */
export const words = defineMessages({
  label: { id: "quotePictures.label", defaultMessage: "附件" },
  hint: { id: "quotePictures.hint", defaultMessage: "图纸或样品照片，仅您、企业管理员与商家可见。" },
});
