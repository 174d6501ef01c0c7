import { uploadLimits } from "../limits/index.ts";
import { fill, type Locale } from "./index.ts";

/** Why a picture is refused; apart from the rest, since the browser says some of it before anything is sent. */
export const uploadRefusalWords = {
  fileMissing: { zh_CN: "请选择要上传的图片", en: "Please choose a picture" },
  fileFormat: { zh_CN: "仅支持 JPG、PNG、WebP 格式的图片", en: "Only JPG, PNG and WebP pictures are taken" },
  fileTooLarge: { zh_CN: "图片不能超过 {max}MB", en: "A picture may have at most {max} MB" },
} as const;

/** Beyond what is taken; before it goes all the way. */
export const tooLargeText = (locale: Locale): string =>
  fill(uploadRefusalWords.fileTooLarge[locale], { max: uploadLimits.imageBytes / 1_048_576 });
