import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "哪些设备还登录着：设备、登录 IP、最近使用时间。除本机外都能退出，也能一次全退。",
    "Which devices are signed in, from where, last used when. All but this one can be signed out, singly or together.",
  ],
  instead: [
    ["account/SecurityList", "手机、邮箱、密码", "Mobile number, mail address, password"],
    ["parts/SettingRow", "一项设置一行", "One setting in a row"],
  ],
  anatomy: [
    ["h2", "标题", "heading"],
    ["section form p", "说明：见到不认识的怎么办", "what to do about an unknown one"],
    [
      "section form button",
      "退出其他设备；只有本机时没有",
      "signs all others out; absent where there are none",
    ],
    ["li", "一台设备，本机有标签", "a device, this one with a tag"],
    ["li form button", "退出这一台", "signs that one out"],
  ],
  states: [
    ["OnlyHere", "只有本机", "This device alone"],
    ["Loading", "加载中", "Loading"],
    ["Failed", "加载失败，可重试", "Could not be loaded, can be tried again"],
    ["Narrow", "手机上：IP 和时间上下排", "On a phone: address and time one below the other"],
  ],
  good: [
    ["Default", "本机排第一并带标签，没有退出按钮。", "The own device is first, has a tag and no button."],
  ],
  bad: [
    [
      {
        devices: [
          {
            id: "1",
            device: "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)",
            address: "203.0.113.24",
            usedText: "2026-11-27 09:30",
            isHere: false,
          },
        ],
      },
      "原样的 UA 没人认得，IP 也没有打码。给“浏览器 · 系统”和打码的 IP。",
      "No one knows a device by its raw name, and the address is not masked. Give browser and system, and a masked address.",
    ],
  ],
  keyboard: keys.button,
  speech: [
    "每台读设备名、IP 和时间；按钮读“退出登录：Chrome · Windows”，脱离上下文也听得懂。",
    "Each with its name, address and time; its button names the device, so that it is understood alone.",
  ],
  layout: [
    "一张卡片，每行左文右按钮，按钮不换行。占满内容区，和 SecurityList 上下排。",
    "A card; each row has words at the left and its button at the right. Fills the content, below SecurityList.",
  ],
  related: ["account/SecurityList", "parts/CenterSection", "forms/ConfirmDialog"],
} satisfies ComponentDocs;
