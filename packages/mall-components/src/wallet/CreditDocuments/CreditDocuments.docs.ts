import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "申请账期时附的证明材料，最多 5 张。写明交什么、谁能看。",
    "Papers that go with a request for account terms, five at most. Says which, and who may see them.",
  ],
  instead: [
    ["forms/PictureUpload", "别的图片", "Other pictures"],
    ["store/StorePictureField", "开店的证照，每种一张", "Papers of a shop, one of each"],
    ["payment/TransferProofForm", "转账凭证", "Proof of a bank transfer"],
  ],
  anatomy: [
    ["fieldset > div", "名称和张数", "name and count"],
    ["img", "已上传的一张", "a picture that is there"],
    ["li button", "前移、后移、移除", "earlier, later, remove"],
    ["label", "添加；满 5 张没有", "add; gone at five"],
    ["fieldset > span", "交什么、谁能看、大小和格式", "which papers, who sees them, size and formats"],
  ],
  states: [
    ["Many", "一张也没有：只有添加格", "None yet: the square to add"],
    ["Narrow", "手机上", "On a phone"],
  ],
  good: [["Default", "传好的留在格子里，还能再加。", "What is there stays, and more can be added."]],
  bad: [
    [
      {
        pictures: [
          {
            key: "a",
            src: "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Crect width='8' height='8' fill='teal'/%3E%3C/svg%3E",
            state: "uploading",
          },
        ],
      },
      "上传中不传 progress：大图片要等，人以为卡住了。",
      "On its way without progress: a large picture seems stuck.",
    ],
  ],
  keyboard: [
    ...keys.tab,
    ["Enter / Space", "打开文件选择、移动、移除", "opens the file chooser, moves, removes"],
    ["Ctrl/⌘ + V", "粘贴图片", "pastes pictures"],
  ],
  speech: [
    "张数变化轻声播报；每个按钮带序号，“移除图片 1”；失败立即播报。",
    "A change of the count is announced politely; each button has its picture's number; a failure interrupts.",
  ],
  layout: [
    "方块一行，放不下换行。放进 CreditRequestForm 的 documents。",
    "Squares in a line that wraps. It goes into CreditRequestForm as its documents.",
  ],
  related: ["wallet/CreditRequestForm", "forms/PictureUpload"],
} satisfies ComponentDocs;
