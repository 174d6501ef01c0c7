import { type ComponentDocs, keys } from "../../component-docs/index.ts";

export default {
  purpose: [
    "让人在当前页面做一件事：提交、加入购物车、领取、删除。文字写动作，不写“确定”。",
    "Does something on this page: submit, add to the cart, claim, delete. Its words name the act, not “OK”.",
  ],
  instead: [
    ["ui/ButtonLink", "按下后去另一个页面", "It leads to another page"],
    ["ui/IconButton", "地方只够一个图标", "There is room for an icon alone"],
    ["ui/Menu", "同一处有三个以上动作", "More than three acts at one place"],
    ["ui/Switch", "打开或关闭一项设置", "It turns a setting on or off"],
  ],
  anatomyStory: "WithIcon",
  anatomy: [
    [
      "button",
      "底：颜色说明含义（tone），深浅说明轻重（variant）",
      "ground: its colour is its meaning (tone), its fill how loud it is (variant)",
    ],
    ["svg", "图标，可省；不代替文字", "icon, optional; never in place of the words"],
    [
      "button > :last-child",
      "文字：动词开头，不超过六个字",
      "words: begin with the verb, about three words at most",
    ],
  ],
  states: [
    ["Variants", "五种含义，四种轻重", "Five meanings, four kinds of loudness"],
    ["Sizes", "三种高度：28、36、44 像素", "Three heights: 28, 36, 44 px"],
    ["WithIcon", "带图标", "With an icon"],
    ["Pending", "进行中：宽度和焦点不变，再按无效", "On its way: keeps width and focus, ignores presses"],
    ["Disabled", "现在不能按；旁边要有文字说明原因", "Cannot be pressed now; words beside it say why"],
    ["Narrow", "手机上占满一行", "On a phone, as wide as its line"],
  ],
  good: [
    [{ children: "提交订单" }, "说出会发生什么。", "It says what will happen."],
    ["Pending", "等待时原地显示进度，不换位置。", "While it waits it stays where it is."],
  ],
  bad: [
    [{ children: "确定" }, "“确定”什么？不读上文就不知道。", "“OK” what? One must read all above to know."],
    [
      { children: "点击这里立即提交您的订单并继续前往收银台付款" },
      "太长：说明放在旁边，按钮只留动作。",
      "Too long: explain beside it, and keep the act alone.",
    ],
  ],
  keyboard: keys.button,
  speech: [
    "“提交订单，按钮”；进行中读 pendingLabel，停用时读“不可用”。",
    "“Submit order, button”; while pending its pendingLabel, when disabled “dimmed” or “unavailable”.",
  ],
  layout: [
    '自己管内边距、图标与文字的间距；没有外边距。放在 Inline 里排成一行，主要动作排最后；手机上用 width="full"。',
    'Lays out its padding and the gap to its icon; has no outer margin. Put several into an Inline, the main one last; on a phone give width="full".',
  ],
  related: ["ui/ButtonLink", "ui/IconButton", "ui/AlertDialog", "ui/Form"],
} satisfies ComponentDocs;
