import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "一张订单里几件商品一起评。没碰过的那件留到以后，不算错。",
    "Reviews of an order's goods in one form. One that is not touched waits for another day and is no fault.",
  ],
  instead: [
    ["review/FollowUpForm", "评过以后再补一段", "Adding to a review later"],
    ["review/ReviewFields", "自己拼表单，只要其中一件", "One product inside a form of one's own"],
    ["chat/RatingForm", "评价客服", "Rating the service"],
  ],
  anatomy: [
    ["form section", "每件商品一段", "a part for each product"],
    ["form section:nth-child(2)", "第二件：可以不填", "the second one may be left empty"],
    [
      "span:has(+ label > input[type=checkbox])",
      "提示：可只评价部分商品；一件时没有",
      "hint that some can be left; not for a single one",
    ],
    ["label:has(input[name=isAnonymous])", "匿名评价，对整张表单有效", "anonymous, for the whole form"],
    ["button[type=submit]", "发表评价", "publish"],
  ],
  states: [
    ["OneLine", "只有一件：没有提示", "One product: without the hint"],
    ["Drafted", "恢复草稿：两星带出差评标签", "A draft: two stars bring their tags"],
    [
      "ServerErrors",
      "服务器拒绝：整体原因在上，栏内原因在栏下",
      "Refused: the whole at the top, each field's below it",
    ],
    ["Uploading", "图片没传完：按钮写“图片上传中”", "Pictures on their way: the button says so"],
    ["Pending", "发表中", "On its way"],
    ["Narrow", "手机上匿名和按钮上下排", "On a phone anonymous and button are below each other"],
  ],
  good: [
    [
      "Drafted",
      "每次改动都存草稿（onTyped），回来接着写。",
      "Each change is kept by onTyped, so that people can go on later.",
    ],
  ],
  bad: [
    [
      "Uploading",
      "一直转不停：传失败时要关掉 isUploading，让 ReviewPictures 显示原因。",
      "It turns for ever: take isUploading away once a picture failed, and let ReviewPictures say why.",
    ],
    [
      { formError: "提交失败，请稍后再试", fieldErrors: {} },
      "栏里有错却只报总的：用 fieldErrors 指到那一栏。",
      "A fault of one field told of the whole: fieldErrors leads to it.",
    ],
  ],
  keyboard: keys.form,
  speech: [
    "表单叫“评价”，每件是一个区域；提交有错时焦点到第一处，读出原因；formError 自动读。",
    "A form by name with a region for each product; the focus goes to the first fault, a refusal is read by itself.",
  ],
  layout: [
    "一个白底面板装下全部商品和底部一行；宽度随父级，晒图由 renderPictures 逐件给。",
    "One surface for all products and the last line; as wide as its parent. renderPictures gives the pictures of each.",
  ],
  related: ["review/ReviewFields", "review/ReviewPictures", "review/OwnReviewList"],
} satisfies ComponentDocs;
