import { type ComponentDocs, keys } from "../../component-docs/index.ts";

export default {
  purpose: [
    "一个表单：把错误分给各个字段，在上面汇总，并把焦点移到第一个错的字段。没有脚本也能提交。",
    "A form: hands errors to its fields, sums them up above, and moves the focus to the first wrong one. It also sends without script.",
  ],
  instead: [
    ["forms/FormPart", "商城里用一份数据描述的表单", "In the mall, a form described by data"],
    ["forms/DecisionForm", "同意或拒绝，带理由", "To agree or refuse, with a reason"],
    ["list/SearchForm", "列表的搜索和筛选", "Search and filters of a list"],
    ["ui/SearchField", "只有一个搜索框", "A single search field"],
  ],
  anatomy: [
    [
      "form",
      "表单：关掉浏览器自己的检查；出错时汇总在这里",
      "the form, without the browser's own checks; the summary of errors is here",
    ],
    ["input", "字段：用 name 与错误对应", "a field, tied to its error by name"],
    ["button[type=submit]", "提交", "submits"],
  ],
  states: [
    [
      "WithErrors",
      "按“保存”后：汇总、字段下的错误、焦点",
      "After a press of “save”: summary, errors at the fields, focus",
    ],
  ],
  good: [
    [
      "WithErrors",
      "汇总说几处要改，每个字段说怎么改；一改错误就消失。",
      "The summary says how many, each field how to put it right; an error goes once its field changes.",
    ],
  ],
  bad: [
    [
      { errorTitle: "请修改后再保存", errors: { address: "请选择所在地区" } },
      "键名对不上任何字段的 name：字段旁没有错误，焦点也不会去。",
      "The key is no field's name: nothing shows at a field, and the focus goes nowhere.",
    ],
    [
      "Default",
      "不给 errors：服务器拒绝了，按“保存”却像没反应。",
      "Without errors a refusal of the server looks as if “save” did nothing.",
    ],
  ],
  keyboard: keys.form,
  speech: [
    "有 aria-label 才读作表单；出错时读汇总，再读第一个错的字段和它的错误。",
    "A form only with an aria-label; on errors the summary is read, then the first wrong field with its error.",
  ],
  layout: [
    "只管字段上下的间距，默认 l；宽度由父级给，常是 narrow 的 Frame 或 Dialog。并排的字段用 Columns 或 Grid，按钮放进 Inline。",
    "Only the distance of the fields below each other, l by default; the width is the parent's, often a narrow Frame or a Dialog. Fields beside each other go into Columns or a Grid, buttons into an Inline.",
  ],
  related: ["ui/TextField", "ui/Button", "ui/Notice", "forms/FormPart"],
} satisfies ComponentDocs;
