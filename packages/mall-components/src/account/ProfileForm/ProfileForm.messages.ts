import { defineMessages } from "../../messages/define-messages.ts";

/** Words of ProfileForm. */
export const words = defineMessages({
  title: { id: "profileForm.title", defaultMessage: "头像与资料" },
  nickName: { id: "profileForm.nickName", defaultMessage: "昵称" },
  birthDate: { id: "profileForm.birthDate", defaultMessage: "生日" },
  sex: { id: "profileForm.sex", defaultMessage: "性别" },
  male: { id: "profileForm.male", defaultMessage: "男" },
  female: { id: "profileForm.female", defaultMessage: "女" },
  unsaid: { id: "profileForm.unsaid", defaultMessage: "保密" },
});
