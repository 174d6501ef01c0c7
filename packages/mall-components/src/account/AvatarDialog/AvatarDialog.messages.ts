import { defineMessages } from "../../messages/define-messages.ts";

/** Words of AvatarDialog. */
export const words = defineMessages({
  title: { id: "avatarDialog.title", defaultMessage: "裁剪头像" },
  area: { id: "avatarDialog.area", defaultMessage: "头像区域" },
  hint: { id: "avatarDialog.hint", defaultMessage: "拖动图片或按方向键移动，滚轮或 +、- 键缩放" },
  previews: { id: "avatarDialog.previews", defaultMessage: "头像预览" },
  save: { id: "avatarDialog.save", defaultMessage: "使用此头像" },
});
