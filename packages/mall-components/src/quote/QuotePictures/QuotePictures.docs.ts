import type { ComponentDocs } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "询价附件：图纸、样品照片，最多三张，写明谁能看到。",
    "Drawings and photos that go with a quote, three at most, with who can see them.",
  ],
  instead: [
    ["forms/PictureUpload", "别的用途", "Other purposes"],
    ["review/ReviewPictures", "评价晒图", "Pictures of a review"],
    ["store/StorePictureField", "入驻资质", "Papers of a new shop"],
  ],
  anatomy: [
    ["fieldset > div:first-child", "附件，右边计数 1/3", "label, and how many of three"],
    ["li img", "缩略图", "a picture"],
    ["li button", "前移、后移、移除", "earlier, later, away"],
    ["label:has(input[type=file])", "添加：满三张就没有", "add: gone with three"],
    ["ul + span", "说明谁能看到，加上张数和大小", "who can see them, then number and size"],
  ],
  states: [
    ["Many", "选了七张：收下前三张", "Seven chosen: the first three are taken"],
    ["Narrow", "手机上可拍照", "On a phone the camera can be used"],
  ],
  good: [
    [
      "Default",
      "说清只有自己、管理员和商家看得到：人才敢传图纸。",
      "It says who sees them, so that people dare to send drawings.",
    ],
  ],
  bad: [
    [
      { pictures: [], errorMessage: "图片不合规" },
      "错误没有说哪里不合：太大、不是图片、张数超了要分开写。",
      "A fault that does not say what is wrong: too large, no picture, too many.",
    ],
  ],
  keyboard: [
    ["Tab / Shift+Tab", "每张的按钮，最后是添加", "the buttons of each, then add"],
    ["Enter / Space", "按下；在添加上打开选择文件", "presses; on add it opens the choice of files"],
    ["Ctrl+V", "粘贴截图", "pastes a screenshot"],
  ],
  speech: [
    "一组控件，名字“附件”，附带谁能看到的说明；张数变化自动读。",
    "A group by name, described by who sees them; how many there are is read by itself.",
  ],
  layout: [
    "占满父级，图格换行；作为 attachments 传给 QuoteForm，不单独放。",
    "Fills its parent, tiles wrap; given to QuoteForm as attachments.",
  ],
  related: ["quote/QuoteForm", "forms/PictureUpload", "quote/QuoteSheet"],
} satisfies ComponentDocs;
