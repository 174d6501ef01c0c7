import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "账号注销冷静期内，挂在个人中心每一页上方：何时注销、后果是什么、一键撤回。",
    "While an account is being closed it is above each page of the user centre: when, what follows, and one press to take it back.",
  ],
  instead: [
    ["account/ClosingPanel", "申请注销的那一页", "The page that asks for it"],
    ["account/PrivacyPanel", "设置里只标注注销日期", "The date as a tag among the settings"],
    ["ui/Notice", "别的提示", "Any other message"],
  ],
  anatomy: [
    ["svg", "警示图标", "warning icon"],
    ["[data-tone] > div > div:first-child", "标题：几时注销", "title: when it closes"],
    [
      "[data-tone] > div > div:nth-child(2)",
      "后果，以及还能撤回",
      "what follows, and that it can be taken back",
    ],
    ["form button", "撤回注销", "takes it back"],
  ],
  states: [
    ["Pending", "正在撤回", "Being taken back"],
    ["Narrow", "手机上", "On a phone"],
  ],
  good: [["Default", "日期精确到分，按钮就在旁边。", "The moment is exact, and the way back is beside it."]],
  bad: [
    [
      { closesText: "7 天后" },
      "“将于 7 天后 注销”从哪天算起？给日期和时间。",
      "In 7 days from when? Give day and time.",
    ],
  ],
  keyboard: keys.button,
  speech: [
    "按顺序读标题、说明和“撤回注销，按钮”；不是实时播报，翻页时不会打断人。",
    "Read in order: title, words, button. It is no live region, so it does not interrupt on every page.",
  ],
  layout: [
    "占满父级宽度，高随文字。放在个人中心内容的最上面、面包屑之下，不固定。",
    "As wide as its parent, as high as its words. At the top of the user centre's content, not sticky.",
  ],
  related: ["account/ClosingPanel", "account/PrivacyPanel", "ui/Notice"],
} satisfies ComponentDocs;
