import type { ComponentDocs } from "../../component-docs/index.ts";

export default {
  status: "new",
  purpose: [
    "表单里的附件：选择、拖入、粘贴几个文件，每个有进度、错误和重试。它自己不上传，由父级发送并告诉它进度。",
    "Attachments of a form: several files are chosen, dropped or pasted, each with its progress, error and another try. It sends nothing by itself: the parent does and says how far each is.",
  ],
  instead: [
    ["ui/DropZone", "只要一个文件，拿到就用", "One file that is used at once"],
    [
      "forms/PictureUpload",
      "几张照片，内容比名字要紧，或要排顺序",
      "Photos, where what they show counts more than their names, or which are put in order",
    ],
    ["account/AvatarField", "换头像", "Another avatar"],
  ],
  anatomyStory: "Files",
  anatomy: [
    ["fieldset > div", "名称，必填时有星号", "label, with a star where files are needed"],
    ["fieldset label", "选择文件，键盘也到得了", "chooses files, by keyboard too"],
    ["label + span", "另一种办法：触屏上不显示", "the other ways; not shown on touch screens"],
    ["li[data-state=done]", "一个文件：名字、大小、状态", "a file: name, size and state"],
    ["progress", "进度", "how far it is"],
    ["[role=alert]", "为什么失败", "why it failed"],
    ["li button", "重试，只在可能有用时", "another try, only where it may help"],
    ["li button:last-of-type", "移除", "takes it away"],
  ],
  states: [
    ["Empty", "还没有文件", "No file yet"],
    ["Files", "已上传、上传中、失败、等待", "There, on the way, failed, waiting"],
    ["Pictures", "图片：看得到是哪一张", "Pictures, so that people see which"],
    [
      "Refuses",
      "类型不对、太大、太多：列出文件和原因，其余照收",
      "Of a wrong kind, too large, too many: listed with the reason, the others are taken",
    ],
    ["Over", "文件拖到上方", "A file is over it"],
    ["Invalid", "必填而没有", "Needed and missing"],
    ["Disabled", "不能用", "Cannot be used"],
    ["LongChineseText", "名字和原因很长", "Long names and reasons"],
    ["Narrow", "手机上", "On a phone"],
  ],
  good: [
    [
      "Default",
      "类型、大小、个数写在说明里，选之前就看得到。",
      "Kinds, size and number are in the description, seen before people choose.",
    ],
    ["LongChineseText", "原因说出下一步。", "The reason says what to do next."],
  ],
  bad: [
    [
      { description: undefined },
      "没说要什么：选完才被拒。",
      "It does not say what is wanted, so files are refused afterwards.",
    ],
    [
      { max: 1, label: "头像" },
      "只要一张图：用 PictureUpload 或 AvatarField。",
      "One picture: take PictureUpload or AvatarField.",
    ],
  ],
  keyboard: [
    [
      "Tab / Shift+Tab",
      "到区域、选择文件、各文件的按钮",
      "to the area, the choice of files, the buttons of each file",
    ],
    ["Ctrl+V", "焦点在区域里时粘贴文件或截图", "pastes files or a screenshot while the focus is in the area"],
    ["Space", "打开系统的文件选择", "opens the system's choice of files"],
    [
      "Enter / Space",
      "重试、移除；移除后焦点回到选择文件",
      "tries again, takes away; then the focus is on the choice of files",
    ],
  ],
  speech: [
    "读作一组，名字是 label；区域是按钮，名字是 labels.area；失败和拒绝的原因立即读出，传完的个数随后读出。",
    "A group by its label; the area is a button named labels.area; reasons of failures and refusals are read at once, how many are there afterwards.",
  ],
  layout: [
    "占满父级宽度，文件一行一个。没有脚本时可以选，不能上传：文件由父级用脚本发送。页面多载入约 6 KB。",
    "As wide as its parent, a line for each file. Without script files are chosen and not sent: the parent sends them by script. A page loads about 6 KB more for it.",
  ],
  related: ["ui/DropZone", "forms/PictureUpload", "ui/ProgressBar", "ui/Form"],
} satisfies ComponentDocs;
