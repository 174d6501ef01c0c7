import { defineMessages, type NoMessageValues } from "react-intl";

/** What the words of Gallery are filled with. */
type Values = {
  label: NoMessageValues;
  main: { name: string | number; index: string | number; count: string | number };
  thumb: { index: string | number };
  previous: NoMessageValues;
  next: NoMessageValues;
};

/** Words of Gallery. */
export const words = defineMessages<Values>({
  label: { id: "gallery.label", defaultMessage: "商品图片" },
  main: { id: "gallery.main", defaultMessage: "{name}，第 {index} 张，共 {count} 张" },
  thumb: { id: "gallery.thumb", defaultMessage: "第 {index} 张" },
  previous: { id: "gallery.previous", defaultMessage: "上一张" },
  next: { id: "gallery.next", defaultMessage: "下一张" },
});
