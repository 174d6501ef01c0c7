import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "设置列表里的一行：是什么、现在怎样、一个改它的办法。手机号、邮箱、密码、隐私用它。",
    "One row of settings: what it is, how it is now, one way to change it. For mobile, mail, password, privacy.",
  ],
  instead: [
    ["ui/DescriptionList", "只看，不改", "It is only read"],
    ["ui/Switch", "开或关一项，立即生效", "It is turned on or off at once"],
    ["account/SecurityList", "账号安全的整页", "All of an account's security"],
    ["account/AddressCard", "一个收货地址", "An address"],
  ],
  anatomyStory: "Full",
  anatomy: [
    ["li p", "名称、现在的值、状态标签", "name, present value, tag of its state"],
    ["li p + p", "用处或后果", "what it is for, or what follows"],
    ["li > div:last-child", "唯一的动作，总在右边", "the one act, always at the end"],
  ],
  states: [
    ["Full", "值、状态、说明、动作都有", "With value, state, hint and act"],
    ["LongText", "值和说明很长：在左边折行", "Long value and hint wrap at the left"],
    ["Narrow", "手机上：动作仍在右边", "On a phone the act stays at the end"],
  ],
  good: [
    ["Full", "手机号打码，说明写用处，一个动作。", "The number is masked, the hint says what for, one act."],
  ],
  bad: [
    [
      { value: "13800000001", hint: "用于登录和找回密码" },
      "完整号码直接显示：截屏、旁人都看得到。打码后再传。",
      "The whole number shows to screenshots and people nearby: mask it first.",
    ],
    [
      { label: "手机号" },
      "没有值也没有动作：看不到现状，也改不了。",
      "Neither value nor act: one sees nothing and cannot change it.",
    ],
  ],
  keyboard: keys.button,
  speech: [
    "列表的一项：依次读名称、值、状态、说明，最后是动作；动作只写“更换”时听不出换什么，用 aria-label 补全。",
    "An item of a list: name, value, state, hint, then the act; “change” alone does not say of what, so complete it by aria-label.",
  ],
  layout: [
    "左边占剩下的宽度，右边随动作，上下居中；行间的线和内边距是自己的。父级要是 ul，卡片也由父级给。",
    "The left takes what is left, the act its own width, centred across; lines and padding are its own. Its parent must be a ul and gives the card.",
  ],
  related: ["account/SecurityList", "account/PrivacyPanel", "ui/Tag", "ui/Switch"],
} satisfies ComponentDocs;
