import { actWords } from "../../messages/act.messages.ts";
import { defineMessages } from "../../messages/define-messages.ts";

/** Words of PictureUpload. */
export const words = {
  ...defineMessages({
    add: { id: "pictureUpload.add", defaultMessage: "添加图片" },
    hint: {
      id: "pictureUpload.hint",
      defaultMessage: "最多 {max} 张，每张不超过 {mb}MB，支持 JPG、PNG、WebP；可拖入或粘贴",
    },
    hintOfOne: { id: "pictureUpload.hintOfOne", defaultMessage: "不超过 {mb}MB，支持 JPG、PNG、WebP" },
    count: { id: "pictureUpload.count", defaultMessage: "{count}/{max}" },
    picture: { id: "pictureUpload.picture", defaultMessage: "图片 {index}" },
    earlier: { id: "pictureUpload.earlier", defaultMessage: "前移图片 {index}" },
    later: { id: "pictureUpload.later", defaultMessage: "后移图片 {index}" },
    remove: { id: "pictureUpload.remove", defaultMessage: "移除图片 {index}" },
    uploading: { id: "pictureUpload.uploading", defaultMessage: "正在上传图片 {index}" },
    failed: { id: "pictureUpload.failed", defaultMessage: "上传失败" },
    summary: { id: "pictureUpload.summary", defaultMessage: "{done} 张已上传，{failed} 张未上传" },
    notUploaded: { id: "pictureUpload.notUploaded", defaultMessage: "{name}：{why}" },
    tooMany: { id: "pictureUpload.tooMany", defaultMessage: "最多 {max} 张，多出的未添加" },
  }),
  retry: actWords.retry,
};
