import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "商品、店铺、头像的图：按路径取合适的宽度和格式，没到、没有、坏了都占着位置。",
    "A picture of a product, shop or person by its path, in a fitting width and format; its place is kept before it comes and without it.",
  ],
  instead: [
    ["ui/Picture", "完整地址已经知道，自己给多种格式", "The addresses are known, with formats of one's own"],
    ["ui/Avatar", "人的头像，没有图时写字", "A person, with letters in place of a picture"],
    ["product/Gallery", "一组图切换着看", "Several to turn through"],
  ],
  anatomyStory: "Missing",
  anatomy: [
    ["[role=img]", "占位：宽高相等时恒为方形", "its place: a square where width and height are equal"],
    ["svg", "缺图图标", "sign of a missing picture"],
  ],
  states: [
    ["Missing", "没有路径或加载失败：灰底和图标", "No path, or it failed: grey with a sign"],
    ["Round", "圆形", "Round"],
  ],
  good: [
    [
      { alt: "", rounding: "m" },
      "旁边已经写着商品名：alt 留空，不重复读。",
      "The name is beside it: an empty alt, so that it is not read twice.",
    ],
  ],
  bad: [
    [
      { width: 224, height: 96, fit: "cover" },
      "商品图硬裁成横条：头尾都没了。商品用 contain。",
      "A product cut into a strip loses its ends: use contain.",
    ],
    [
      { path: "", alt: "" },
      "图坏了又没有文字：旁边必须有名称，否则是一块看不懂的灰。",
      "Nothing there and no words: a name must be beside it.",
    ],
  ],
  keyboard: keys.none,
  speech: [
    "alt 不空时读作图片，加载失败也读；alt 为空时完全不读。",
    "With alt an image of that name, even when it failed; with an empty alt silent.",
  ],
  layout: [
    "宽度随父级，高度按 width 与 height 的比例先占好；sizes 默认是 width 像素，流式布局要另给。",
    "As wide as its parent, with its height kept by width and height; sizes is the width in px by default, a fluid place gives its own.",
  ],
  related: ["ui/Picture", "product/ProductCard", "product/GoodsLine", "product/Gallery"],
} satisfies ComponentDocs;
