import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "账号靠什么登录：手机、邮箱、密码，各自的状态和修改入口。",
    "What one signs in by: mobile number, mail address, password, each with its state and the way to change it.",
  ],
  instead: [
    ["account/DeviceList", "在哪些设备上登录着", "Where one is signed in"],
    ["account/PrivacyPanel", "推荐、数据、注销", "Recommendations, records, closing"],
    ["parts/SettingRow", "别处的一项设置", "A setting elsewhere"],
  ],
  anatomy: [
    ["h2", "标题", "heading"],
    ["li p", "名称和打码的值", "name and masked value"],
    ["li p > :last-child", "状态：已验证、待验证、未绑定", "state: confirmed, waiting, none"],
    ["li p + p", "一句用途", "what it is for"],
    ["li a[href]", "修改，去另一页", "change, on another page"],
  ],
  states: [
    ["WithoutMail", "没有邮箱：给绑定入口", "Without an address: it can be added"],
    ["MailWaits", "邮箱待验证：显示新地址", "An address waits to be confirmed"],
    ["Loading", "加载中", "Loading"],
    ["Failed", "加载失败，可重试", "Could not be loaded, can be tried again"],
    ["Narrow", "手机上", "On a phone"],
  ],
  good: [
    [
      "MailWaits",
      "待验证的写全，按钮变成“继续验证”。",
      "The waiting address is shown whole, and the button goes on with it.",
    ],
  ],
  bad: [
    [
      { waitingMail: "c***@example.com" },
      "待验证的邮箱打了码：写错了也看不出来，信永远收不到。",
      "The waiting address is masked: a slip is not seen, and the letter never comes.",
    ],
  ],
  keyboard: keys.link,
  speech: [
    "区域读作“账号安全”，列表三项；链接读“更换手机号”“修改密码”，不只读“更换”。",
    "A named region with a list of three; each link says what it changes, not only “change”.",
  ],
  layout: [
    "一张卡片，每行左文右链接，手机上不变。排在账号页最前。",
    "A card; words left and link right, on a phone, too. It is the first on the account's page.",
  ],
  related: ["account/DeviceList", "account/MailForm", "account/PrivacyPanel", "parts/SettingRow"],
} satisfies ComponentDocs;
