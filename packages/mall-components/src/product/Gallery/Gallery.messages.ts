import { defineMessages } from "../../messages/define-messages.ts";

/** Words of Gallery. */
export const words = defineMessages({
  label: { id: "gallery.label", defaultMessage: "商品图片" },
  main: { id: "gallery.main", defaultMessage: "{name}，第 {index} 张，共 {count} 张" },
  large: { id: "gallery.large", defaultMessage: "查看大图" },
  thumb: { id: "gallery.thumb", defaultMessage: "第 {index} 张" },
  film: { id: "gallery.film", defaultMessage: "视频 {length}" },
  previous: { id: "gallery.previous", defaultMessage: "上一张" },
  next: { id: "gallery.next", defaultMessage: "下一张" },
});
