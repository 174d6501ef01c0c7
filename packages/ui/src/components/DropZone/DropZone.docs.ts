import { type ComponentDocs, keys } from "../../component-docs/index.ts";

export default {
  purpose: [
    "交一个文件的地方：按下选择，或把文件拖到、粘贴到整个表单里。",
    "A place for one file: a button to choose it, while the whole form takes what is dropped or pasted.",
  ],
  instead: [
    ["ui/FileUpload", "几个文件，带进度和重试", "Several files with progress and another try"],
    ["forms/PictureUpload", "上传几张图片，带缩略图和进度", "Several pictures, with previews and progress"],
    ["payment/TransferProofForm", "上传转账凭证", "Proof of a transfer"],
    ["account/AvatarField", "换头像", "Another avatar"],
    ["ui/TextArea", "只是粘贴文字", "Only text is pasted"],
  ],
  anatomyStory: "Invalid",
  anatomy: [
    [
      "div:has(> label)",
      "区域：虚线框，文件经过时变亮",
      "zone, a dashed line; lights up while a file is over it",
    ],
    ["label", "选择文件，键盘也到得了", "chooses a file, by keyboard too"],
    ["label + span", "另一种办法：触屏上不显示", "the other way; not shown on touch screens"],
    ["[role=alert]", "错误：类型不对、太多、读不出", "what is wrong with the kind, the number or the file"],
  ],
  states: [
    ["Over", "在表单里：文件拖到表单任何地方都收", "In a form, which takes a file dropped anywhere on it"],
    ["Pending", "正在读文件：不能再给", "The file is being read: no other is taken"],
    ["Invalid", "文件有错", "Something is wrong with the file"],
    ["Disabled", "不能用", "Cannot be used"],
    ["Narrow", "手机上，错误很长", "On a phone, with a long error"],
  ],
  good: [
    ["Narrow", "错误说出原因和下一步。", "The error says why and what to do next."],
    [
      { label: "选择采购清单（.csv、.xlsx）" },
      "按钮说出要什么文件。",
      "The button says which file is wanted.",
    ],
  ],
  bad: [
    [
      { hint: "只支持 .csv 和 .xlsx，最多 500 行" },
      "要求写在 hint 里：触屏上看不到。写在上方的正文里。",
      "Rules in the hint are not seen on touch screens: write them above.",
    ],
    [
      { errorMessage: "上传失败" },
      "没说为什么，人只会再试一次。",
      "It does not say why, so people just try again.",
    ],
  ],
  keyboard: [
    ...keys.tab,
    ["Space", "打开系统的文件选择", "opens the system's choice of files"],
    ["Ctrl+V", "焦点在表单里时粘贴文件", "pastes a file while the focus is in the form"],
  ],
  speech: [
    "读作文件选择控件，名字是按钮的字；错误一出现就读出，并挂在控件上。",
    "A control for files by the words of the button; an error is read at once and belongs to the control.",
  ],
  layout: [
    "占满父级宽度，内容居中折行，错误独占一行。放进 form 里，拖放范围就是整个 form；接收后显示什么由父级决定。",
    "As wide as its parent, its content centred and wrapping, an error on a line of its own. Inside a form all of it takes drops; what shows afterwards is the parent's.",
  ],
  related: ["ui/FileUpload", "forms/PictureUpload", "ui/ImageCrop", "cart/QuickOrderForm", "ui/ProgressBar"],
} satisfies ComponentDocs;
