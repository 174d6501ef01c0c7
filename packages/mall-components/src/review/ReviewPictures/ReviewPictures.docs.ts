import type { ComponentDocs } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "评价或追评的晒图，最多九张：选、拍、拖、粘贴，可换顺序。",
    "Up to nine pictures of a review or follow-up: chosen, taken, dropped or pasted, and put in order.",
  ],
  instead: [
    [
      "forms/PictureUpload",
      "别的用途，张数和说明自己定",
      "Other purposes, with a number and words of one's own",
    ],
    ["after-sale/RefundVouchers", "退款凭证", "Proofs of a refund"],
    ["quote/QuotePictures", "询价附件", "What goes with a quote"],
  ],
  anatomy: [
    ["fieldset > div:first-child", "晒图，右边计数 1/9", "label, and how many of nine"],
    ["li img", "缩略图；上传中有进度，失败写原因", "a picture; with its progress, or why it failed"],
    ["li button", "前移、后移、移除", "earlier, later, away"],
    ["label:has(input[type=file])", "添加：满九张就没有", "add: gone with nine"],
    ["ul + span", "张数和大小的规定；出错时写错误", "the rule of number and size; the fault in its place"],
  ],
  states: [
    [
      "Many",
      "一次选多了：收下前九张，写明上限",
      "Too many at once: the first nine are taken, and it says so",
    ],
    ["Narrow", "手机上可直接拍照", "On a phone the camera can be used"],
  ],
  good: [
    [
      "Default",
      "传好的图排成一行，第一张就是列表里先看到的。",
      "Pictures in a row; the first is the one that is seen first.",
    ],
  ],
  bad: [
    [
      {
        pictures: [
          {
            key: "a",
            src: "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E",
            state: "failed",
          },
        ],
      },
      "失败了不给原因和重试：传 errorMessage 和 canRetry。",
      "Failed without a reason or another try: give errorMessage and canRetry.",
    ],
  ],
  keyboard: [
    ["Tab / Shift+Tab", "每张的前移、后移、移除，最后是添加", "earlier, later and away of each, then add"],
    ["Enter / Space", "按下；在添加上打开选择文件", "presses; on add it opens the choice of files"],
    ["Ctrl+V", "粘贴图片", "pastes pictures"],
  ],
  speech: [
    "一组控件，名字“晒图”，附带规定；按钮带第几张；张数变化自动读，失败是 alert。",
    "A group by name with its rule; buttons say the picture's number; how many there are is read by itself, a failure is an alert.",
  ],
  layout: [
    "图格定大小、自动换行，占满父级宽度；拖文件到整块都收。",
    "Tiles of one size that wrap; files can be dropped anywhere on the row.",
  ],
  related: ["forms/PictureUpload", "review/ReviewFields", "review/FollowUpForm"],
} satisfies ComponentDocs;
