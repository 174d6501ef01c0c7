import { type ComponentDocs, keys } from "../../component-docs/index.ts";

export default {
  purpose: [
    "一个人的头像；没有图片时是名字的第一个字。放在名字旁边，本身是装饰。",
    "A person's picture, or the first character of the name; decoration beside the name.",
  ],
  instead: [
    ["ui/Picture", "图片本身就是内容", "The picture itself is the content"],
    ["chat/ShopSign", "店铺的标志", "The sign of a shop"],
    ["account/AvatarField", "要更换头像", "The picture is to be changed"],
    ["ui/Icon", "一类东西，不是一个人", "A kind of thing, not a person"],
  ],
  anatomyStory: "Sizes",
  anatomy: [
    [
      "span[aria-hidden=true]",
      "圆形的底：图片铺满，多出的裁掉；没有图片时写第一个字，字母变大写",
      "round ground, filled by the picture; without one it bears the first character, a letter as a capital",
    ],
    [
      "span[aria-hidden=true]:last-child",
      "大小（size）：s 给列表，l 给个人中心",
      "size, s for lists, l for the user centre",
    ],
  ],
  states: [
    ["Sizes", "三种大小", "Three sizes"],
    ["Picture", "有图片", "With a picture"],
    ["LatinName", "拉丁字母的名字", "A name in Latin letters"],
  ],
  good: [
    [
      { name: "华东采购组", size: "l" },
      "没有图片也认得出是谁。",
      "Without a picture one still sees who it is.",
    ],
  ],
  bad: [
    [
      { name: "（华东）采购组" },
      "名字以符号开头，只剩一个括号：先去掉符号再传。",
      "The name begins with a bracket, which is all that shows: take it off first.",
    ],
    [{ name: "" }, "名字为空，只有一个空圆。", "An empty name leaves an empty circle."],
  ],
  keyboard: keys.none,
  speech: [
    "读不到：它对读屏隐藏，所以名字要写在旁边。",
    "Nothing: it is hidden from screen readers, so the name must be beside it in words.",
  ],
  layout: [
    "大小固定，不随父级伸缩；和名字的间距由父级的 Inline 决定。",
    "Of a fixed size that its parent cannot squeeze; the gap to the name is its parent's, an Inline.",
  ],
  related: ["ui/Picture", "ui/Badge", "account/AvatarField"],
} satisfies ComponentDocs;
