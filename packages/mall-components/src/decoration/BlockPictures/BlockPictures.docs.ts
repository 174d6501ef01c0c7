import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "一到四张图并排，图里可以划出几块热区，各去各的页面。用于看图选货、专题拼图。",
    "One to four pictures side by side whose parts lead to different pages: for choosing by picture and for special pages.",
  ],
  instead: [
    ["decoration/BlockBanner", "几张图轮流显示", "Pictures that take turns"],
    ["decoration/BlockProducts", "图就是商品，要有价格", "The pictures are products and need their price"],
    ["decoration/BlockCategories", "一组小图进入分类", "Small pictures that lead to categories"],
  ],
  anatomy: [
    ["h2", "标题，可省", "heading, optional"],
    [
      "li:first-child img",
      "图：按 ratio 裁切，alt 说明内容",
      "picture: cut to ratio, its alt says what it shows",
    ],
    [
      "li:first-child svg a",
      "热区：看不见的链接，指针经过或获得焦点时描边",
      "hot area: an unseen link, outlined under the pointer and by the focus",
    ],
  ],
  states: [
    ["PartsLead", "一张通栏大图，两块热区", "One picture across, with two hot areas"],
    ["Four", "四栏，没有标题", "Four columns, no heading"],
    ["None", "没有图：不显示", "No pictures: nothing renders"],
    ["Narrow", "手机上最多两栏", "On a phone, two columns at most"],
  ],
  good: [
    [
      "PartsLead",
      "热区盖住图里的整件东西，好按。",
      "Each area covers the whole thing in the picture and is easy to hit.",
    ],
  ],
  bad: [
    [
      { columns: 4, ratio: 3 },
      "四栏又压成 3:1：图又小又矮，裁掉了主体。",
      "Four columns at 3 to 1: small, low, and the subject is cut off.",
    ],
  ],
  keyboard: keys.link,
  speech: [
    "先读图的 alt，再逐个读热区的名字（label），都是链接；没有热区的图只读 alt。",
    "A picture's alt, then its hot areas by their labels, each a link; a picture without areas by its alt alone.",
  ],
  layout: [
    "按 columns 分栏，手机上最多两栏；高度由 ratio 决定，图没到也不跳动。热区按图的百分比定位，随图缩放。",
    "Columns as given, two at most on phones; the height follows ratio, so nothing moves when pictures come. Areas are in percent and scale with the picture.",
  ],
  related: ["decoration/BlockBanner", "product/ProductPicture", "decoration/Decoration"],
} satisfies ComponentDocs;
