import { defineMessages } from "../../messages/define-messages.ts";

/** Words of StorePictureField: what each picture should show. */
export const words = defineMessages({
  logo: { id: "storePictureField.logo", defaultMessage: "审核通过后向买家展示，建议使用正方形图片。" },
  licence: { id: "storePictureField.licence", defaultMessage: "原件照片或扫描件，四角完整、文字清晰。" },
  idFront: { id: "storePictureField.idFront", defaultMessage: "法定代表人身份证，姓名和号码清晰可辨。" },
  idBack: { id: "storePictureField.idBack", defaultMessage: "须在有效期内，签发机关清晰可辨。" },
});
