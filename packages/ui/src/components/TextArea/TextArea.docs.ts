import type { ComponentDocs } from "../../component-docs/index.ts";

export default {
  purpose: [
    "写几句话：买家留言、退款说明、评价。可以拖高，字数超了会说，但不会截掉。",
    "A few sentences: a message to the seller, a reason, a review. It can be made higher; too many characters are said, never cut.",
  ],
  instead: [
    ["ui/TextField", "一行就够", "One line is enough"],
    ["chat/MessageComposer", "聊天：回车发送", "A chat, which Enter sends"],
    ["cart/QuickOrderForm", "粘贴编号和数量的清单", "A pasted list of codes and quantities"],
  ],
  anatomyStory: "CountsCharacters",
  anatomy: [
    ["label", "名称", "label"],
    ["label + span", "字数：有 maxLength 才有", "counter: with maxLength alone"],
    ["textarea", "框：默认三行，右下角可拖高", "box: three lines by default, made higher at its corner"],
  ],
  states: [
    ["CountsCharacters", "限 10 个字，输入看计数", "Ten characters: type to see the counter"],
    ["Invalid", "全是空格", "Nothing but spaces"],
    ["Disabled", "不能改", "Cannot be changed"],
  ],
  good: [
    [
      { label: "退款说明", maxLength: 200, description: "请说明哪件商品、什么问题，方便商家处理" },
      "说明写什么有用，并给出字数。",
      "It says what helps, and how long it may be.",
    ],
  ],
  bad: [
    [
      { label: "收货人", rows: 1 },
      "只填一个名字：用 TextField，回车才能提交。",
      "A name alone: in a TextField Enter submits it.",
    ],
    [
      { label: "买家留言", placeholder: "请勿填写联系方式，限二百字以内，支持中英文与数字" },
      "规则写在占位里，一输入就看不到。放到 description。",
      "Rules in the placeholder are gone once one types; put them into the description.",
    ],
  ],
  keyboard: [
    ["Tab / Shift+Tab", "到下一个、上一个控件", "to the next, the previous control"],
    ["Enter", "换行，不提交", "a new line; it does not submit"],
  ],
  speech: [
    "“买家留言，多行编辑文本”，接着读说明；超过字数时读“无效”，计数变化时读出。",
    "“Message, edit text, multi-line”, then the hint; past its limit it is invalid and the counter is read as it changes.",
  ],
  layout: [
    "名称和字数一行，框在下面，占满父级，行数由 rows 定；只能上下拖，不会撑破父级。太长的表单里放在最后。",
    "Label and counter in a line, the box below, as wide as the parent and as high as its rows; it is dragged in height alone, so it never breaks out.",
  ],
  related: ["ui/TextField", "ui/Form", "forms/FormPart", "chat/MessageComposer"],
} satisfies ComponentDocs;
