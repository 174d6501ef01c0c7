import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "店名旁边的圆形店标；没有店标时用店名的第一个字。只是装饰，名字要写在旁边。",
    "A shop's round sign beside its name, or the first character of the name. Decoration: the name must be beside it.",
  ],
  instead: [
    ["ui/Avatar", "人的头像", "A person's picture"],
    ["shop/ShopCard", "店标、店名、评分一起", "Sign, name and scores together"],
    ["product/ProductPicture", "别的形状和大小的图", "Pictures of other shapes and sizes"],
  ],
  anatomyStory: "Picture",
  anatomy: [
    ["span[aria-hidden]", "圆框，边上一条细线", "circle with a thin line around"],
    ["span[aria-hidden] img", "店标", "the shop's picture"],
  ],
  states: [
    ["Default", "没有店标：店名第一个字", "Without a picture: the first character"],
    ["Picture", "有店标，48 像素", "With a picture, 48 px"],
    ["Small", "小号，32 像素", "Small, 32 px"],
  ],
  good: [
    [
      "Picture",
      "方形的图案放在中间，圆边不会切到字。",
      "A picture whose content is in the middle, so that the circle cuts nothing.",
    ],
  ],
  bad: [[{ name: "" }, "没有名字也没有图：只剩一个空圆。", "Neither name nor picture: an empty circle."]],
  keyboard: keys.none,
  speech: [
    "对读屏隐藏；不要单独用它当链接，链接会没有名字。",
    "Hidden from screen readers; alone in a link it would leave the link without a name.",
  ],
  layout: [
    "固定 32 或 48 像素，不缩放；和店名的距离由父级的 Inline 或 flex 决定。",
    "Fixed at 32 or 48 px and never shrinks; the distance to the name is its parent's.",
  ],
  related: ["ui/Avatar", "chat/ChatHead", "chat/ConversationList", "shop/ShopCard"],
} satisfies ComponentDocs;
