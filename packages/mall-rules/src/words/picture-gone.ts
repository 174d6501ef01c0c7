/** Of a picture of a draft that nothing used within a day, or of another buyer. */
export const pictureGoneWords = {
  zh_CN: "图片已失效，请重新上传",
  en: "This picture is no longer there, please upload it again",
} as const;
