import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "评价之后 180 天内补一段使用感受，只能补一次。",
    "What a buyer adds to a review within 180 days, once.",
  ],
  instead: [
    ["review/ReviewForm", "第一次评价", "The first review"],
    ["chat/MessageComposer", "要商家答复的问题", "A question that the shop shall answer"],
    ["after-sale/RefundForm", "质量问题要退换", "Goods that are to go back"],
  ],
  anatomy: [
    ["form label", "追加评价", "label"],
    [
      "textarea",
      "内容：最多 150 字，右上角计数",
      "the words: 150 characters at most, counted at the upper corner",
    ],
    ["button[type=submit]", "发表评价", "publish"],
  ],
  states: [
    [
      "Checked",
      "没写就发：错误在框下，焦点回到框",
      "Empty: the fault is below the field, which gets the focus",
    ],
    ["Refused", "服务器拒绝：原因在最上面", "Refused: the reason is at the top"],
    ["Pending", "发表中", "On its way"],
    ["Narrow", "手机上", "On a phone"],
  ],
  good: [
    [
      "Default",
      "草稿放在 defaultValues，掉线或刷新后还在。",
      "A draft in defaultValues is still there after a reload.",
    ],
  ],
  bad: [
    [
      "Refused",
      "过了 180 天还让人写完再拒绝：列表里就不要给 writeHref。",
      "Letting people write after 180 days and refusing then: leave writeHref out of the list.",
    ],
    [
      { formError: "参数错误" },
      "技术性的话：写人能懂的原因。",
      "Words of a program: say a reason that people understand.",
    ],
  ],
  keyboard: keys.form,
  speech: [
    "表单叫“追加评价”；错误随输入框读出；formError 出现时自动读。",
    "A form by name; the fault is read with its field, a refusal by itself.",
  ],
  layout: [
    "占满父级，字段间距自管，按钮在下；上面放 ReviewList 里的原评价，晒图用 pictures 传进来。",
    "Fills its parent; fields and button are spaced by itself. The first review is put above by the page, pictures come as pictures.",
  ],
  related: ["review/ReviewForm", "review/ReviewPictures", "review/OwnReviewList", "ui/TextArea"],
} satisfies ComponentDocs;
