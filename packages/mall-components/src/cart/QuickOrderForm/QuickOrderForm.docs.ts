import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "快速下单：粘贴货号和数量，或上传 Excel、CSV，一次最多 5,000 行，按“识别”去查。",
    "Quick order: codes and quantities pasted, or of an Excel or CSV file, up to 5,000 lines at a time, then looked up.",
  ],
  instead: [
    ["product/SkuMatrix", "同一商品的多个规格一起买", "Several SKUs of one product"],
    [
      "list/OrderTable",
      "不知道货号，在列表里边看边填",
      "The codes are not known: quantities in a list of goods",
    ],
    ["ui/DropZone", "只要上传一个文件", "Only a file is uploaded"],
  ],
  anatomy: [
    [
      "textarea",
      "清单：一行一个货号和数量；太长时只显示前几行",
      "the list, a code and a quantity a line; of a long one the first lines",
    ],
    [
      "label:has(input[type=file])",
      "选择文件，也可拖进来、粘贴进来",
      "choose a file; it can be dropped or pasted, too",
    ],
    ["button[type=submit]", "识别", "look up"],
    ["a[download]", "下载模板", "download a template"],
  ],
  states: [
    ["PartOfAWorkbook", "只读了一个工作表：说明没读的", "One sheet was read: what was not"],
    ["Reading", "正在读文件", "A file is being read"],
    ["LookingUp", "正在识别，有进度", "Being looked up, with how far"],
    ["TooMany", "超过 5,000 行", "More than 5,000 lines"],
    ["OldWorkbook", "旧格式：教人另存为 .xlsx", "An old format: how to save it as .xlsx"],
    ["TooLargeAFile", "文件太大", "The file is too large"],
    ["Narrow", "手机上", "On a phone"],
  ],
  good: [
    [
      "OldWorkbook",
      "不只说不支持，还说在哪里另存成什么。",
      "It does not only refuse: it says where to save it as what.",
    ],
    [
      { text: "BG2-00017-03\t10\n00120501\t200" },
      "两列就够：货号和数量，从 Excel 直接粘贴。",
      "Two columns are enough, pasted from Excel as they are.",
    ],
  ],
  bad: [
    [
      { text: "A\t1", isPending: true },
      "几千行只转圈：传 progress，说查到第几行。",
      "Thousands of lines and a spinner alone: give `progress`.",
    ],
  ],
  keyboard: [
    ...keys.tab,
    ["Enter", "在清单里换行；打开“下载模板”", "a line break in the list; downloads the template"],
    ["Ctrl+V / ⌘V", "粘贴表格的两列，或一个文件", "pastes two columns, or a file"],
    ["Enter / Space", "按下“识别”、选择文件", "looks up, chooses a file"],
  ],
  speech: [
    "“货号与数量，多行文本”，后面读格式说明；清单或文件有错时读出原因；读了哪个工作表、进度到哪里也会说。",
    "“Codes and quantities”, a text area with its hint; what is wrong with list or file is read; so is which sheet was read, and how far it is.",
  ],
  layout: [
    "自己管内边距和上下间距；没有底，放进 Surface。它不是 form，要放在页面的 form 里，整个 form 都能接住拖进来的文件。清单文字由页面保存。",
    "Its own: padding and gaps, no ground: put it on a Surface. It is no form: the page's form is around it and takes dropped files anywhere. The page keeps the list.",
  ],
  related: ["cart/QuickOrderResult", "ui/DropZone", "ui/TextArea", "saved/PurchaseListTable"],
} satisfies ComponentDocs;
