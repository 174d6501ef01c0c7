import type { PictureFault } from "../checks/picture.ts";
import { avatarLimits, uploadLimits } from "../limits/index.ts";
import { fill, type Locale } from "./locale.ts";

/** Why a picture is refused; apart from the rest, since the browser says some of it before anything is sent. */
export const uploadRefusalWords = {
  fileEmpty: { zh_CN: "图片内容为空，请重新选择", en: "The picture is empty, please choose another" },
  fileName: {
    zh_CN: "文件名不能包含路径或特殊字符，请重命名后上传",
    en: "The file's name has a path or special characters, please rename it",
  },
  filePixels: {
    zh_CN: "图片像素过大，请压缩后上传",
    en: "The picture has too many pixels, please make it smaller",
  },
  fileTooSmall: {
    zh_CN: "图片宽高至少 {min} 像素，请换一张",
    en: "The picture must have at least {min} px a side, please choose another",
  },
  fileMissing: { zh_CN: "请选择要上传的图片", en: "Please choose a picture" },
  fileFormat: { zh_CN: "仅支持 JPG、PNG、WebP 格式的图片", en: "Only JPG, PNG and WebP pictures are taken" },
  filesOfDay: {
    zh_CN: "24 小时内最多上传 {files} 张、共 {max}MB 图片，请稍后再试",
    en: "At most {files} pictures and {max} MB can be uploaded in 24 hours, please try again later",
  },
  filesKept: {
    zh_CN: "已上传的图片达到 {files} 张或 {max}MB 的上限，请联系客服处理",
    en: "Your pictures have reached the limit of {files} or {max} MB, please contact customer service",
  },
  fileTooLarge: { zh_CN: "图片不能超过 {max}MB", en: "A picture may have at most {max} MB" },
} as const;

/** Why a chosen picture cannot become an avatar. */
export const pictureFaultText = (fault: PictureFault, locale: Locale): string =>
  fill(uploadRefusalWords[fault][locale], {
    max: uploadLimits.imageBytes / 1_048_576,
    min: avatarLimits.minEdge,
  });

/** More than `maxBytes`; said before it goes all the way. */
export const tooLargeText = (maxBytes: number, locale: Locale): string =>
  fill(uploadRefusalWords.fileTooLarge[locale], { max: maxBytes / 1_048_576 });
