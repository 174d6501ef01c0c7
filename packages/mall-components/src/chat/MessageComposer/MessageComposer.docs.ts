import type { ComponentDocs } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "写消息的地方：文字、表情、图片、商品和订单。回车发送，拼音没选完时的回车不发。",
    "Where a message is written: words, emoji, pictures, products, orders. Enter sends, but never the Enter that ends an input method.",
  ],
  instead: [
    ["ui/TextArea", "表单里的一段文字", "A text in a form"],
    ["review/ReviewForm", "商品评价", "A review of a product"],
    ["chat/QuickQuestions", "现成的问题，一按就发", "Ready questions, sent by a press"],
  ],
  anatomyStory: "Whole",
  anatomy: [
    ["form > div:first-child > button", "表情，展开在上方", "emoji, opens above"],
    [
      "form > div:first-child > label",
      "图片：选择、粘贴、拖入都行，一次最多 9 张",
      "pictures: chosen, pasted or dropped, nine at once",
    ],
    ["form > div:first-child > label + button", "发送商品、发送订单", "to send a product, an order"],
    ["textarea", "输入，随内容变高，有上限", "the words; grows with them up to a limit"],
    [
      "[aria-live]",
      "一行提示：按键、还剩几字、超出、原因",
      "one line: keys, characters left, too many, why not",
    ],
    ["[aria-live] + button", "发送；没字或超出时不能按", "send; off without words or with too many"],
  ],
  states: [
    ["Whole", "全部工具", "With all tools"],
    ["NearLimit", "剩 50 字起提示", "Says what is left from 50 characters on"],
    ["OverLimit", "超出：写出多了几字", "Too many: says how many"],
    ["Disabled", "不能发：写明原因，已写的保留", "Nothing can be sent: says why, keeps the words"],
    ["Narrow", "手机上：发送在输入框旁", "On a phone the button is beside the field"],
  ],
  good: [
    [
      "Disabled",
      "停用时把原因写在下面，写好的字还能复制。",
      "Off with its reason below; what was typed can still be copied.",
    ],
  ],
  bad: [
    [
      { disabledReason: "暂不可用" },
      "原因什么也没说：人只看到全部变灰，不知道怎么办。",
      "A reason that says nothing: people see all grey and do not know what to do.",
    ],
  ],
  keyboard: [
    ["Tab / Shift+Tab", "在工具、输入框、发送之间移动", "between tools, field and send"],
    ["Enter", "发送", "sends"],
    ["Shift+Enter", "换行", "makes a new line"],
    ["Esc", "表情打开时：关闭，焦点回到输入框", "with emoji open: closes them, back to the field"],
  ],
  speech: [
    "输入框读“输入消息”和下面的提示；提示变化时读出来；超出字数读“无效”；表情按钮读展开或收起。",
    "The field is “Type a message” with the line below as its description, which is read as it changes; too many characters make it invalid; the emoji button says open or closed.",
  ],
  layout: [
    "占满父级宽度，贴在底部；高度随内容变，由上面的 MessageLog 让出。text 由页面保存，切换会话不丢。",
    "As wide as its parent, at the foot; it grows and MessageLog above gives way. The page keeps text, so that it outlives a change of conversation.",
  ],
  related: ["chat/MessageLog", "chat/EmojiPicker", "chat/QuickQuestions", "chat/AtHandCard"],
} satisfies ComponentDocs;
