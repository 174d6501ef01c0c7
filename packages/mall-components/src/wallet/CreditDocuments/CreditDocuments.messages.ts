import { words as pictureWords } from "../../forms/PictureUpload/PictureUpload.messages.ts";
import { defineMessages } from "../../messages/define-messages.ts";

/** Words of CreditDocuments. */
export const words = {
  ...defineMessages({
    label: { id: "creditDocuments.label", defaultMessage: "证明材料" },
    hint: {
      id: "creditDocuments.hint",
      defaultMessage: "营业执照、财务报表等的照片或扫描件，仅企业管理员与审核店铺可见。",
    },
    limits: {
      id: "creditDocuments.limits",
      defaultMessage: "最多 {max} 张，每张不超过 {mb}MB，支持 JPG、PNG、WebP",
    },
    choose: { id: "creditDocuments.choose", defaultMessage: "选择图片" },
    drop: { id: "creditDocuments.drop", defaultMessage: "或拖到这里、粘贴" },
    area: { id: "creditDocuments.area", defaultMessage: "证明材料，可拖入或粘贴图片" },
    waiting: { id: "creditDocuments.waiting", defaultMessage: "等待上传" },
    uploaded: { id: "creditDocuments.uploaded", defaultMessage: "已上传" },
    retryOf: { id: "creditDocuments.retryOf", defaultMessage: "重试：{name}" },
    remove: { id: "creditDocuments.remove", defaultMessage: "移除：{name}" },
    uploading: { id: "creditDocuments.uploading", defaultMessage: "正在上传：{name}" },
    count: { id: "creditDocuments.count", defaultMessage: "已上传 {done} 张，共 {all} 张" },
  }),
  picture: pictureWords.picture,
  tooMany: pictureWords.tooMany,
  failed: pictureWords.failed,
  retry: pictureWords.retry,
};
