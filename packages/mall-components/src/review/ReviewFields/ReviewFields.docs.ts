import type { ComponentDocs } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "评价一件商品的那几栏：星级、随星级变的标签、文字、晒图。",
    "The fields of one product's review: stars, tags that fit them, words and pictures.",
  ],
  instead: [
    ["review/ReviewForm", "整张订单一起评", "A whole order, with its button"],
    ["chat/RatingForm", "评价客服", "Rating the service"],
    ["ui/StarRating", "只打分", "Stars alone"],
  ],
  anatomy: [
    ["section img", "商品，宽屏在左", "the product, at the left of a wide window"],
    ["[role=radiogroup]", "商品评分：五星，旁边写“非常满意”之类", "stars, with their word beside"],
    [
      "[role=group]",
      "评价标签：打分后才出现，好评差评各一套",
      "tags: there once stars are given, other ones for few stars",
    ],
    ["textarea", "评价内容：必填，最多 150 字", "words: needed, 150 characters at most"],
    ["label:has(input[type=file])", "晒图", "pictures"],
  ],
  states: [
    ["Unset", "还没打分：没有标签", "No stars yet: no tags"],
    ["LongChineseText", "写满了：计数到头", "Full: the count is at its end"],
    ["Narrow", "手机上商品在上", "On a phone the product is above"],
  ],
  good: [
    [
      "Unset",
      "一开始什么都不替人选：默认五星的分数没有意义。",
      "Nothing is chosen in advance: five stars by default mean nothing.",
    ],
  ],
  bad: [
    [
      { draft: { score: 5, tags: ["quality", "fastShipping"], content: "此用户没有填写评价。" } },
      "替人填好五星和套话：评价就不可信了。",
      "Stars and phrases filled in for people: no one can trust such reviews.",
    ],
  ],
  keyboard: [
    ["Tab / Shift+Tab", "星级（停一次）、各标签、文字、晒图", "stars once, each tag, words, pictures"],
    ["← →", "在星级里加减一星并选中", "in the stars, one more or less"],
    ["Space", "勾选标签", "ticks a tag"],
  ],
  speech: [
    "区域以商品名命名；星级是单选组，每颗读“一般”“非常满意”，不读数字。错误随各栏读出。",
    "A region with the product's name; stars are a radio group whose answers are words. Faults are read with their fields.",
  ],
  layout: [
    "宽屏商品占三分之一、字段占三分之二，手机上下排；内边距和分隔线自带，所以直接叠在一个 Surface 里。",
    "A third for the product, two for the fields; one column on a phone. Has its padding and line, so several are laid into one Surface.",
  ],
  related: ["review/ReviewForm", "review/ReviewPictures", "ui/StarRating", "ui/CheckboxGroup"],
} satisfies ComponentDocs;
