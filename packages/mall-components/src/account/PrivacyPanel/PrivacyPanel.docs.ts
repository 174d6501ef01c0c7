import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "账号页的隐私设置：个性化推荐开关、下载自己的数据、注销账号的入口。",
    "Privacy on the account's page: recommendations on or off, a copy of one's records, the way to close the account.",
  ],
  instead: [
    ["account/SecurityList", "登录方式和密码", "Ways to sign in"],
    ["account/ClosingPanel", "注销的全部过程", "Closing the account itself"],
    ["parts/SettingRow", "别处的一项设置", "A setting elsewhere"],
  ],
  anatomy: [
    ["h2", "标题", "heading"],
    ["li p", "一项：名称和状态标签", "a setting: its name and a tag for its state"],
    [
      "li form button",
      "开或关推荐：按钮写要做的动作",
      "turns recommendations off or on; says what it will do",
    ],
    ["li:nth-child(2) button", "下载数据", "downloads the records"],
    ["li a[href]", "去注销页", "to the page that closes the account"],
  ],
  states: [
    ["Off", "推荐已关闭", "Recommendations are off"],
    ["Turning", "正在切换", "Being turned"],
    ["Downloading", "正在打包数据", "The file is being packed"],
    ["Closing", "已申请注销：红色标签写日期", "To be closed: a red tag with the day"],
    ["Loading", "加载中", "Loading"],
    ["Failed", "加载失败，可重试", "Could not be loaded, can be tried again"],
    ["Narrow", "手机上", "On a phone"],
  ],
  good: [
    [
      "Off",
      "状态写“已关闭”，按钮写“开启个性化推荐”，不会误解。",
      "The tag is how it is, the button what it will be: no mistake is possible.",
    ],
  ],
  bad: [
    [
      { closesText: "冷静期内" },
      "“将于 冷静期内 注销”不通。传日期和时间。",
      "The sentence needs a day and a time, not a phrase.",
    ],
  ],
  keyboard: [...keys.button, ["Enter", "打开注销页", "to the page that closes the account"]],
  speech: [
    "区域读作“隐私与数据”；每项读名称、状态、说明，再到按钮；打包时读“正在打包”。",
    "A named region; each setting with name, state and hint, then its button; while packing it says so.",
  ],
  layout: [
    "一张卡片，三行，左文右按钮。占满内容区，排在 SecurityList、DeviceList 之后。",
    "A card of three rows, words left and buttons right. Fills the content, after SecurityList and DeviceList.",
  ],
  related: ["account/SecurityList", "account/ClosingPanel", "parts/SettingRow"],
} satisfies ComponentDocs;
