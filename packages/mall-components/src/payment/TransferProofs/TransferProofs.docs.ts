import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "上传转账凭证，最多三张：选择、拍照、拖入、粘贴都行，可排序，可重试。",
    "Pictures that prove a transfer, three at most: chosen, taken, dropped or pasted; can be sorted and tried again.",
  ],
  instead: [
    ["after-sale/RefundVouchers", "退款凭证", "For evidence of a refund"],
    ["wallet/CreditDocuments", "账期申请的材料", "For documents of account terms"],
    ["forms/PictureUpload", "其他用途的图片", "For pictures of another purpose"],
  ],
  anatomy: [
    ["fieldset > div > span:last-child", "张数", "how many of how many"],
    ["fieldset li:first-child img", "已上传的图片", "a picture that is there"],
    ["fieldset li:first-child button", "前移、后移、移除", "earlier, later, remove"],
    ["fieldset li:last-child label", "添加图片，满三张后消失", "adds one, gone when there are three"],
    ["fieldset ul + span", "要求：银行回单，大小和格式", "what they should show, size and kinds"],
  ],
  states: [
    [
      "Many",
      "还没有图片：一次选多张，只收前三张",
      "None yet: of many chosen at once the first three are taken",
    ],
    ["Narrow", "手机上可以直接拍照", "On a phone the camera can take one"],
  ],
  good: [["Default", "缩略图就是证据，传没传上一眼可见。", "The small picture shows that it has arrived."]],
  bad: [
    [
      { pictures: [{ key: "a", src: "data:,", state: "failed" }] },
      "只说“上传失败”：请给 errorMessage 说原因，能重试的给 canRetry。",
      "It failed and that is all: give errorMessage, and canRetry where another try may help.",
    ],
  ],
  keyboard: keys.button,
  speech: [
    "组名“转账凭证”，连同要求一起读；张数变化时播报“2/3”，失败立即播报。",
    "A group “The bank's confirmation”, read with what is asked; a change says “2/3”, a failure is announced at once.",
  ],
  layout: [
    "占满父级，图片排成一行，放不下换行；放在 TransferProofForm 的 proofs 里。",
    "Fills its parent, pictures in a row that wraps; its place is the proofs of TransferProofForm.",
  ],
  related: ["payment/TransferProofForm", "forms/PictureUpload", "after-sale/RefundVouchers"],
} satisfies ComponentDocs;
