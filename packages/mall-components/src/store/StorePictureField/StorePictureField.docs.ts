import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "开店申请的一张图片：店铺标志、营业执照、身份证正反面。每种只收一张，写明要拍成什么样。",
    "One picture of an application: logo, licence, either side of an ID card. One alone, with words on what it must show.",
  ],
  instead: [
    ["forms/PictureUpload", "几张图片，或别的内容", "Several pictures, or others"],
    ["wallet/CreditDocuments", "账期的证明材料", "Papers for account terms"],
    ["account/AvatarField", "头像", "An avatar"],
  ],
  anatomy: [
    ["fieldset > div", "名称，前面有必填的星号", "its name, with the mark of what is needed"],
    ["label", "添加：点选、拖入或粘贴", "add: by press, drop or paste"],
    [
      "fieldset > span",
      "拍摄要求、大小和格式；出错时换成原因",
      "what to show, size and formats; a fault in its place",
    ],
  ],
  states: [
    ["Logo", "店铺标志，已上传", "The logo, there"],
    ["IdCard", "身份证人像面", "ID card, the side with the portrait"],
    ["IdCardBack", "身份证国徽面，上传中", "Its back, on its way"],
    ["TooLarge", "太大，被退回", "Too large"],
    ["Narrow", "手机上", "On a phone"],
  ],
  good: [["TooLarge", "在图上写明超过多少。", "The picture says what is too much."]],
  bad: [
    [
      {
        pictures: [
          {
            key: "a",
            src: "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Crect width='8' height='8' fill='teal'/%3E%3C/svg%3E",
            state: "failed",
          },
        ],
      },
      "只说“上传失败”：图错了还是网络断了？传 errorMessage；断网时再传 canRetry。",
      "It failed, but is it the picture or the network? Give errorMessage, and canRetry when it was the network.",
    ],
  ],
  keyboard: [
    ...keys.tab,
    ["Enter / Space", "打开文件选择、移除图片", "opens the file chooser, removes the picture"],
    ["Ctrl/⌘ + V", "粘贴一张图片", "pastes a picture"],
  ],
  speech: [
    "字段组读图片名称和要求；进度读“正在上传图片 1”；失败立即播报。",
    "The group says its name and what is needed; progress says which picture; a failure interrupts.",
  ],
  layout: [
    "方块定宽，说明在下面折行。几个并排由父级 Grid 决定，申请表里是两列。",
    "A square of fixed size with its words below. How many are side by side is its parent's, a Grid of two in the application.",
  ],
  related: ["forms/PictureUpload", "store/StoreApplicationForm", "wallet/CreditDocuments"],
} satisfies ComponentDocs;
