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
    ["fieldset > div", "名称", "name"],
    ["fieldset label", "选择图片，也可拖入、粘贴", "chooses pictures; they can be dropped or pasted, too"],
    [
      "li[data-state=done]",
      "已上传的一张：缩略图、文件名、大小",
      "one that is there: picture, name and size",
    ],
    ["progress", "进度", "how far it is"],
    ["li button", "移除；网络断了可重试", "remove; another try where the network was away"],
  ],
  states: [
    [
      "Kept",
      "草稿里的没有文件名；一张传失败可重试",
      "Of a draft names are not known; one failed and can be tried again",
    ],
    ["Many", "选多了：收前 5 张，其余说明原因", "Too many: the first five are taken, the others say why not"],
    ["Narrow", "手机上", "On a phone"],
  ],
  good: [
    [
      "Default",
      "证件的缩略图看着都像，名字写在旁边。",
      "Papers look alike as small pictures, so each has its name.",
    ],
  ],
  bad: [
    [
      {
        pictures: [
          {
            key: "a",
            src: "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Crect width='8' height='8' fill='teal'/%3E%3C/svg%3E",
            fileName: "营业执照.jpg",
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
    ["Enter / Space", "打开文件选择、重试、移除", "opens the file chooser, tries again, removes"],
    ["Ctrl/⌘ + V", "粘贴图片", "pastes pictures"],
  ],
  speech: [
    "张数变化轻声播报；每个按钮带文件名，“移除：营业执照.jpg”；失败和拒收立即播报。",
    "A change of the count is announced politely; each button has its file's name; failures and refusals interrupt.",
  ],
  layout: [
    "占满父级，一张一行。放进 CreditRequestForm 的 documents。",
    "As wide as its parent, a line for each. It goes into CreditRequestForm as its documents.",
  ],
  related: ["wallet/CreditRequestForm", "ui/FileUpload"],
} satisfies ComponentDocs;
