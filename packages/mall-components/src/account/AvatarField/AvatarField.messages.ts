import { defineMessages } from "../../messages/define-messages.ts";

/** Words of AvatarField. */
export const words = defineMessages({
  label: { id: "avatarField.label", defaultMessage: "头像" },
  change: { id: "avatarField.change", defaultMessage: "更换头像" },
  reset: { id: "avatarField.reset", defaultMessage: "恢复默认头像" },
  hint: {
    id: "avatarField.hint",
    defaultMessage: "JPG、PNG 或 WebP，不超过 {mb}MB，宽高至少 {min} 像素；将显示在个人中心和您的评价中",
  },
});
