import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "退款凭证图片，最多五张：选择、拍照、拖入、粘贴都行，可排序、移除、重试。",
    "Pictures as evidence of a refund, five at most: chosen, taken, dropped or pasted; can be sorted, removed and tried again.",
  ],
  instead: [
    ["payment/TransferProofs", "转账凭证，最多三张", "For proof of a transfer, three at most"],
    ["review/ReviewPictures", "评价晒图", "For pictures of a review"],
    ["forms/PictureUpload", "其他用途，自定名称和张数", "For another purpose, with its own name and number"],
  ],
  anatomy: [
    ["fieldset > div > span:first-child", "名称“上传凭证”", "its name “Evidence”"],
    ["fieldset > div > span:last-child", "张数", "how many of how many"],
    ["fieldset li:first-child img", "已上传的图片", "a picture that is there"],
    ["fieldset li:first-child button", "前移、后移、移除", "earlier, later, remove"],
    ["fieldset li:last-child label", "添加图片，满五张后消失", "adds one, gone when there are five"],
    ["fieldset ul + span", "张数、大小、格式", "number, size and kinds"],
  ],
  states: [
    [
      "Many",
      "还没有图片：一次选多张，只收前五张",
      "None yet: of many chosen at once the first five are taken",
    ],
    ["Narrow", "手机上可以直接拍照", "On a phone the camera can take one"],
  ],
  good: [
    ["Default", "传好的图能看、能移、能删。", "A picture that is there can be seen, moved and removed."],
  ],
  bad: [
    [
      { errorMessage: "上传失败" },
      "一张失败却对整组报错：不知道是哪张，错误要写在那张图上。",
      "One failed and the whole group says so: put the error on that picture.",
    ],
  ],
  keyboard: keys.button,
  speech: [
    "组名“上传凭证”；每个按钮带序号，如“前移图片 2”；张数变化播报“2/5”，失败立即播报。",
    "A group “Evidence”; each button has its number; a change says “2/5”, a failure is announced at once.",
  ],
  layout: [
    "占满父级，图片排成一行，放不下换行；放在 RefundForm 的 pictures 里。",
    "Fills its parent, pictures in a row that wraps; its place is the pictures of RefundForm.",
  ],
  related: ["after-sale/RefundForm", "forms/PictureUpload", "after-sale/RefundTrail"],
} satisfies ComponentDocs;
