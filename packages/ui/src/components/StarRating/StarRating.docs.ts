import { type ComponentDocs, keys } from "../../component-docs/index.ts";

export default {
  purpose: [
    "给几颗星，旁边写出这几颗星的意思。用于评价商品、服务、物流。",
    "So many stars, with what they mean beside them. For rating products, service and delivery.",
  ],
  instead: [
    ["review/ReviewSummary", "只显示平均分和分布", "It only shows the average and how it is spread"],
    ["ui/RadioGroup", "选项没有好坏高低", "The choices are no scale"],
    ["ui/Slider", "十几档以上的程度", "A scale of many degrees"],
  ],
  anatomy: [
    ["[role=radiogroup] > div", "名称：评什么", "label: what is rated"],
    ["label", "一颗星：36 像素见方，原生单选框", "a star: 36 px square, a native radio button"],
    ["label:last-child", "没点亮的星", "a star that is not set"],
    ["span[aria-hidden]", "这几颗星的意思", "what so many stars say"],
  ],
  states: [
    ["Unset", "必填，还没评", "Required, not rated yet"],
    ["Choosing", "点星，或用方向键", "By press or by arrow keys"],
    ["Invalid", "没评就提交", "Sent without a rating"],
    ["Disabled", "不能改", "Cannot be changed"],
    ["LongTexts", "意思很长：换到下一行", "Long words go to the next line"],
    ["Narrow", "手机上", "On a phone"],
  ],
  good: [
    [
      "Default",
      "每颗星都有字：“满意”比“4 分”好懂。",
      "Each number of stars has words: “satisfied” says more than 4.",
    ],
  ],
  bad: [
    [{ texts: ["1", "2", "3", "4", "5"] }, "用数字当说明，等于没说。", "Figures as words say nothing."],
    [
      {
        texts: ["很差", "差", "较差", "一般", "尚可", "较好", "好", "很好", "非常好", "完美"],
        defaultValue: 7,
      },
      "十颗星，相邻两档分不出来。五颗够了。",
      "Of ten stars two neighbours mean the same; five are enough.",
    ],
  ],
  keyboard: keys.radios,
  speech: [
    "“商品评分，单选组”，每颗星读它的意思：“满意，单选按钮，已选中，4/5”；旁边看得见的字不重复读。",
    "“Rating, radio group”; each star by its words, “Satisfied, selected, 4 of 5”. The words beside them are not read twice.",
  ],
  layout: [
    "名称在上，星一排，意思在星后面，放不下换行。几项评分竖排时由父级 Stack 给间距。没有脚本也能选，星照样点亮。",
    "The label above, the stars in a row, their words behind or below. A Stack spaces several ratings. Without script it can be set, and the stars show it.",
  ],
  related: ["review/ReviewFields", "review/ReviewSummary", "chat/RatingForm", "ui/RadioGroup"],
} satisfies ComponentDocs;
