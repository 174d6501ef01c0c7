import type { ComponentDocs } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "给这次客服打星并补充一句；提交成功后同一位置换成感谢。",
    "Stars and a note on what an agent did; once it is sent, thanks take its place.",
  ],
  instead: [
    ["chat/RatingDialog", "在聊天上方弹出", "Over the conversation, as a dialog"],
    ["review/ReviewForm", "评价商品，带图片和标签", "A review of goods, with pictures and tags"],
    ["ui/StarRating", "只要星星", "The stars alone"],
  ],
  anatomy: [
    [
      "[role=radiogroup]",
      "“本次服务您满意吗？”五颗星，旁边写出含义",
      "five stars, with what they mean beside them",
    ],
    ["textarea", "补充说明，选填，有字数上限", "a note, optional, with a limit"],
    ["button[type=submit]", "提交评价", "sends it"],
  ],
  states: [
    ["Pending", "提交中", "On its way"],
    ["Failed", "没被接受：写明原因，填的都在", "Not taken: says why, keeps what was filled in"],
    ["Done", "感谢", "Thanks"],
    ["Narrow", "手机上", "On a phone"],
  ],
  good: [
    [
      { errorText: "客服尚未回复，暂不能评价" },
      "说出为什么不行，人知道要等什么。",
      "Says why not, so that people know what to wait for.",
    ],
  ],
  bad: [
    [{ errorText: "提交失败" }, "没说为什么，也没说怎么办。", "Neither why nor what to do."],
    [
      { noteLimit: 10 },
      "只给 10 个字：一句话都写不完，用 200。",
      "Ten characters hold no sentence: give it 200.",
    ],
  ],
  keyboard: [
    ["Tab / Shift+Tab", "在星级、说明、提交之间移动", "between stars, note and button"],
    ["← →", "改变星数", "more or fewer stars"],
    ["Enter / Space", "焦点在按钮上时提交", "on the button: sends it"],
  ],
  speech: [
    "单选组读问题和“非常差”到“非常满意”；没选就提交会读“请先选择星级”；错误立即读出，成功读“感谢您的评价”。",
    "A group of radio buttons from “Very poor” to “Excellent”; sending without a choice says to choose first; errors are read at once, and so are the thanks.",
  ],
  layout: [
    "占满父级宽度，自己管各行距离，按钮靠右；宽度由父级限制，建议不超过 480 像素。",
    "As wide as its parent with its own distances, the button at the end; let the parent keep it within 480 px.",
  ],
  related: ["chat/RatingDialog", "ui/StarRating", "review/ReviewForm"],
} satisfies ComponentDocs;
