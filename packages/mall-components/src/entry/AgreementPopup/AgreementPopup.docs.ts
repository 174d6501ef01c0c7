import type { ComponentDocs } from "@tradehall/ui/component-docs";

export default {
  isOverlay: true,
  purpose: [
    "企业管理员首次登录时必须同意的协议（企业会员账号使用与管理协议）。只能同意，不能关掉。",
    "The agreement on an enterprise member's account that its administrator accepts at the first login. It can be agreed to, not dismissed.",
  ],
  instead: [
    [
      "entry/TermsLinks",
      "注册、下单时在一句话里链接条款",
      "Links to the terms inside a sentence, when registering or ordering",
    ],
    ["entry/TermsDocument", "条款、隐私政策的整页", "A whole page of terms or policies"],
    ["ui/Dialog", "别的长文字，可以关掉", "Another long text that may be closed"],
    ["ui/AlertDialog", "一句话的确认", "A confirmation of one sentence"],
  ],
  anatomy: [
    ["[role=dialog]", "窗口：600 × 450 像素，没有叉", "window: 600 × 450 px, no cross"],
    ["[role=dialog] h2", "标题：协议的名称", "heading: the agreement's name"],
    ["[role=dialog] [role=region]", "正文：在窗口内滚动", "text: scrolls inside of the window"],
    [
      "[role=dialog] h3",
      "一章，条款按章编号，如 2.1",
      "a chapter; its clauses are numbered with it, such as 2.1",
    ],
    [
      "[role=dialog] button",
      "“我已阅读并同意”，唯一的出路",
      "“我已阅读并同意” (I have read and agree), the only way on",
    ],
  ],
  states: [
    ["English", "英文全文", "The whole text in English"],
    ["Sending", "正在提交", "It is being sent"],
    [
      "Failed",
      "提交失败：原因在正文最上面，可再按",
      "Sending failed: why is on top of the text, and it can be pressed again",
    ],
    ["Narrow", "手机上不超过屏幕", "On a phone no larger than the screen"],
  ],
  good: [
    [
      "Default",
      "全文就在窗口里，读完再同意，不用另开页面。",
      "The whole text is here to be read before agreeing, no other page is needed.",
    ],
  ],
  bad: [
    [
      "Default",
      "对普通会员、或每次登录都弹：只在管理员首次登录时出现一次，别处用协议链接。",
      "Shown to ordinary members, or at each login: it comes once, at an administrator's first; elsewhere link to the terms.",
    ],
    [
      "Failed",
      "失败后让人留在这里又不给原因：errorText 要写清能不能再试。",
      "After a failure errorText must say whether to try again, or people are locked in.",
    ],
  ],
  keyboard: [
    ["Tab / Shift+Tab", "在正文和按钮之间移动", "between the text and the button"],
    ["↑ ↓ / Page Down / End", "焦点在正文时滚动", "scrolls while the focus is on the text"],
    ["Enter / Space", "焦点在按钮时同意", "agrees while the focus is on the button"],
    ["Esc", "无效", "does nothing"],
  ],
  speech: [
    "打开时读协议名和“对话框”；正文是同名区域，六个三级标题可逐章跳；提交时读“正在提交”，失败原因立即读出。",
    "At opening its name and “dialog”; the text is a region of that name with six third-level headings to jump by; sending and a failure are read at once.",
  ],
  layout: [
    "自己定 600 × 450 像素，屏幕更小时不超出；画在 body 上，放在哪里都一样。正文不由外面传，中英文都在组件里。",
    "Its own size, 600 × 450 px, at most the screen's; drawn on the body wherever it is placed. Its text is not given from outside, both languages are in it.",
  ],
  related: ["entry/TermsLinks", "entry/TermsDocument", "ui/Dialog", "entry/LoginPanel"],
} satisfies ComponentDocs;
