import { type ComponentDocs, keys } from "../../component-docs/index.ts";

export default {
  purpose: [
    "一个勾选框：同意协议、记住我、选中一行。提交后才生效。",
    "One box to tick: agree to terms, stay signed in, choose a row. It takes effect with the form.",
  ],
  instead: [
    ["ui/Switch", "一切换就生效的设置", "A setting that takes effect at once"],
    ["ui/CheckboxGroup", "一个问题，几个答案", "One question with several answers"],
    ["ui/RadioGroup", "几个里只能选一个", "Only one of several"],
    ["ui/DataTable", "表格里选很多行", "Many rows of a table are chosen"],
  ],
  anatomy: [
    ["input[type=checkbox]", "框：浏览器自带的控件", "box, the browser's own control"],
    [
      "label > span",
      "文字，下面可加小字说明；整行可按，触屏上至少 44 像素高",
      "words, with a small hint below them where needed; all of the line can be pressed, 44 px high for fingers",
    ],
  ],
  states: [
    ["Selected", "已勾选", "Ticked"],
    ["Indeterminate", "只选了其中一部分", "Some of what it is for is ticked"],
    ["Invalid", "必须勾选却没有", "Must be ticked and is not"],
    ["Disabled", "不能用", "Cannot be used"],
    ["WithoutWords", "没有文字，名字写在 aria-label", "Without words, named by aria-label"],
    ["LongChineseText", "文字很长：框留在第一行", "Long words: the box stays at the first line"],
  ],
  good: [
    [
      { children: "记住登录状态", description: "30 天内免登录，公用电脑请勿勾选" },
      "说出勾选的结果，风险写在说明里。",
      "It says what a tick does, and the hint says what to mind.",
    ],
  ],
  bad: [
    [
      { children: "不接收促销短信" },
      "否定句：勾上是要还是不要？改成“接收促销短信”。",
      "A negation: does a tick mean yes or no? Write “receive offers by SMS”.",
    ],
    [
      "WithoutWords",
      "表格和卡片以外不要省文字：看不出勾的是什么。",
      "Outside of tables and cards keep the words: one cannot see what is ticked.",
    ],
  ],
  keyboard: keys.toggle,
  speech: [
    "“全选，复选框，未勾选”；部分选中读“部分勾选”，另有“必填”“无效”。",
    "“All, tick box, not ticked”; of some “mixed”; also “required” and “invalid”.",
  ],
  layout: [
    "宽度随文字，文字在框右侧折行，没有外边距。几个排在一起用 CheckboxGroup 或 Stack；说明为什么无效的话由表单写。",
    "As wide as its words, which wrap beside the box; no outer margin. Several go into a CheckboxGroup or a Stack; why it is invalid is said by the form.",
  ],
  related: ["ui/CheckboxGroup", "ui/Switch", "ui/RadioGroup", "checkout/CheckoutTerms"],
} satisfies ComponentDocs;
