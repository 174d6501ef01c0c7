import type { ComponentDocs } from "../../component-docs/index.ts";

export default {
  purpose: [
    "在一份清单里找：搜订单、搜收藏。等拼音上屏后才搜，回车提交，叉或 Esc 清空。",
    "Searches within a list: orders, saved products. It waits for the input method, sends on Enter, empties by its cross or Escape.",
  ],
  instead: [
    ["chrome/SearchBox", "全站搜商品，带历史和联想", "The mall's own search with history and suggestions"],
    ["ui/ComboBox", "从匹配的选项里选一个", "One of the choices that match is taken"],
    ["ui/TextField", "填内容，不是找东西", "Something is filled in, not found"],
  ],
  anatomyStory: "Pending",
  anatomy: [
    ["search > svg", "放大镜", "magnifier"],
    ["input", "关键词；placeholder 举例能搜什么", "keyword; its placeholder says what can be searched"],
    ["input + span", "转圈：结果在路上", "spinner: results are on their way"],
    ["button", "叉：有字时才有", "cross: there once something is typed"],
  ],
  states: [
    [
      "WaitsForTheInputMethod",
      "输入法未上屏的字母不触发搜索",
      "Letters of an input method search nothing until they are a word",
    ],
    ["Pending", "正在搜", "Searching"],
    ["Disabled", "不能用，叉也不显示", "Cannot be used and has no cross"],
  ],
  good: [[{ placeholder: "订单号、商品名称、店铺" }, "说清能搜哪几样。", "It says what can be searched."]],
  bad: [
    [
      { label: "搜索", placeholder: "搜索" },
      "没说搜什么：页头还有全站搜索，人分不清。",
      "Search what? The header has a search, too.",
    ],
    [
      { defaultValue: "扳手", isPending: true, placeholder: "" },
      "已经有结果了还一直转：结果到了就把 isPending 关掉。",
      "It turns on and on: end isPending once the results are there.",
    ],
  ],
  keyboard: [
    ["Tab / Shift+Tab", "到输入框、叉", "to the field and its cross"],
    [
      "Enter",
      "搜索去掉首尾空格的关键词；没有 onSubmit 就提交表单",
      "searches the trimmed keyword; without onSubmit it submits the form",
    ],
    ["Esc", "清空", "empties it"],
    ["Enter / Space", "在叉上：清空", "on the cross: empties it"],
  ],
  speech: [
    "搜索地标里的“搜索订单，搜索文本”；叉读“清空，按钮”。结果数不由它读，请在列表旁用 LiveRegion。",
    "In a search landmark: “Search orders, search edit”; the cross is “Clear, button”. How many were found is not its to say: use a LiveRegion at the list.",
  ],
  layout: [
    "一个框，占满父级宽度，名称只给读屏，所以没有上方的标签行。想短就由父级限宽。和 TextField、Button 同高，可并排放进 Inline。",
    "One box as wide as its parent; its label is for screen readers alone, so no line above. Its parent keeps it short. As high as TextField and Button, so they go beside it in an Inline.",
  ],
  related: ["chrome/SearchBox", "ui/ComboBox", "order/OrderFilters", "chat/ChatSearch"],
} satisfies ComponentDocs;
