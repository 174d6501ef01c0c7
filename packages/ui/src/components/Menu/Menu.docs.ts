import { type ComponentDocs, keys } from "../../component-docs/index.ts";

export default {
  purpose: [
    "按一个按钮，旁边弹出几个动作：修改地址、申请发票、删除订单。收起不常用的动作，给主要按钮让地方。",
    "Acts that float beside the button that opens them: change the address, ask for an invoice, delete. It keeps rare acts out of the way of the main one.",
  ],
  instead: [
    ["ui/Button", "只有一两个动作，直接放出来", "One or two acts: show them"],
    ["ui/Select", "选一个值，随表单提交", "It chooses a value that is sent with a form"],
    ["ui/Popover", "里面要放字段或说明文字", "It holds fields or text"],
    ["ui/Tabs", "切换视图", "It switches views"],
  ],
  anatomy: [
    [
      "button",
      "触发按钮：自己的 Button 或 IconButton。按下后菜单出现在 placement 指定的一边，默认在下方、左边对齐；放不下会翻到上方",
      "trigger: a Button or IconButton of yours. The menu comes at its placement, by default below and from its start; it turns over where there is no room",
    ],
  ],
  states: [
    [
      "Default",
      "打开：三项，普通、停用、危险（红字）",
      "Open, with three items: plain, disabled, destructive (red)",
    ],
  ],
  good: [
    [
      "Default",
      "危险的一项排最后，红字加图标，不只靠颜色。",
      "What destroys is last, red and with an icon, not by colour alone.",
    ],
  ],
  bad: [
    [
      { items: [{ id: "pay", label: "立即付款" }], label: "订单操作" },
      "只有一项，还是最重要的：直接放一个按钮。",
      "A single item, and the most important one: show it as a button.",
    ],
    [
      {
        items: [
          { id: "a", label: "确定" },
          { id: "b", label: "下一步" },
          { id: "c", label: "其他" },
        ],
      },
      "词太空：打开后仍不知道会发生什么。写动作和对象。",
      "Empty words: even when it is open one cannot tell what will happen. Name act and thing.",
    ],
  ],
  keyboard: [
    ...keys.menu,
    ["A–Z", "跳到以输入文字开头的一项", "goes to the item that begins with what is typed"],
  ],
  speech: [
    "按钮读“更多，按钮，菜单，已折叠”；打开后读菜单名“订单操作”和第一项，停用的一项读“不可用”。关闭后焦点回到按钮。",
    "The button is read as “More, menu button, collapsed”; the open menu by its label and first item, a disabled one as “dimmed”. Afterwards the focus is back at the button.",
  ],
  layout: [
    "菜单画在 body 上，宽度至少 200 像素（百工），不受父级 overflow 影响。触发按钮外面是 inline-flex 的 span，父级像排普通按钮一样排它。第一次打开时才下载菜单的代码。",
    "The menu is drawn on the body, at least 200 px wide (in Baigong), and no overflow cuts it. The trigger is in an inline-flex span; its parent lays it out like any button. Its code is fetched at the first opening.",
  ],
  related: ["ui/Popover", "ui/IconButton", "ui/Select", "ui/Button"],
} satisfies ComponentDocs;
