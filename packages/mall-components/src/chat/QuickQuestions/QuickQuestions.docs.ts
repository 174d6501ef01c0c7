import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "输入框上方一排常见问题，一按就原话发出：什么时候发货、能不能开专票。",
    "Frequent questions in a row over the composer, sent word for word by a press: when it ships, which invoices there are.",
  ],
  instead: [
    ["chat/MessageComposer", "要自己写", "To write in one's own words"],
    ["chrome/HotWords", "搜索框旁的热门词", "Popular words beside the search box"],
    ["ui/SegmentedControl", "几个里选一个", "One of a few is chosen"],
  ],
  anatomy: [
    ["ul", "一行，放不下时左右滑", "one row; slides when there is no room"],
    ["li:first-child button", "一个问题，按下即发送", "a question; a press sends it"],
  ],
  states: [
    ["Disabled", "现在不能发送", "Nothing can be sent now"],
    ["LongChineseText", "问题很长：不折行，滑动看", "Long ones do not break; the row slides"],
    ["Narrow", "手机上", "On a phone"],
  ],
  good: [
    [
      { questions: ["什么时候发货？", "可以开专票吗？", "最小起订量是多少？"] },
      "写成买家会说的完整问句。",
      "Whole questions as a buyer would ask them.",
    ],
  ],
  bad: [
    [
      { questions: ["发货", "发票", "价格", "其他"] },
      "按下会原样发出“发货”两个字：商家不知道在问什么。",
      "A press sends that single word: the seller cannot tell what is asked.",
    ],
  ],
  keyboard: keys.button,
  speech: [
    "列表“常见问题”，每项是一个按钮，读问题本身。发出后由聊天记录读出。",
    "A list “Frequent questions” of buttons that say the question; what was sent is read by the log.",
  ],
  layout: [
    "一行，横向滚动，不显示滚动条，占满父级宽度；没有问题时不占位置。放在 MessageComposer 上方。",
    "One row that scrolls sideways without a bar, as wide as its parent; no questions take no room. Its place is over MessageComposer.",
  ],
  related: ["chat/MessageComposer", "chat/AtHandCard", "chat/MessageLog"],
} satisfies ComponentDocs;
