import type { ComponentDocs } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "一块表情：笑脸、手势、工作与货运、符号四组，按一个就插进正在写的消息。",
    "Emoji in four groups: faces, gestures, work and freight, signs. A press puts one into the message.",
  ],
  instead: [
    [
      "chat/MessageComposer",
      "写消息：它已带表情按钮",
      "For writing messages: it has a button for emoji already",
    ],
    ["chat/QuickQuestions", "一按就发的整句话", "Whole sentences that are sent by a press"],
    ["ui/Menu", "几个有名字的选择", "A few choices with names"],
  ],
  anatomy: [
    ["[role=toolbar]", "面板，高了在里面滚动", "panel; scrolls inside"],
    ["fieldset > span", "组名", "name of the group"],
    ["fieldset button", "一个表情", "an emoji"],
  ],
  states: [
    ["Default", "四组，每行能放几个放几个", "Four groups, as many in a row as there is room for"],
    ["Narrow", "手机上", "On a phone"],
  ],
  good: [
    [
      "Narrow",
      "手机上一行排满，每个都够手指按。",
      "On a phone the rows are full and each is large enough for a finger.",
    ],
  ],
  bad: [
    [
      "Default",
      "单独摆在页面上，没有输入框和开关：按了不知道去了哪里。放在 MessageComposer 里。",
      "Alone on a page, without field and button: where does the emoji go? Leave it in MessageComposer.",
    ],
  ],
  keyboard: [
    [
      "Tab",
      "进入面板，停在上次的表情；再按离开",
      "into the panel, to the emoji of last time; again leaves it",
    ],
    ["← → ↑ ↓", "在表情之间移动，跨组", "between emoji, over the groups"],
    ["Home / End", "第一个、最后一个", "the first, the last"],
    ["Enter / Space", "插入", "puts it in"],
    ["Esc", "关闭，焦点回到输入框", "closes it; the focus goes back to the field"],
  ],
  speech: [
    "工具栏“表情”，每组以组名命名；表情由读屏自己读出名字，如“竖起大拇指”。",
    "A toolbar “Emoji” whose groups have names; each emoji is named by the screen reader itself, as “thumbs up”.",
  ],
  layout: [
    "占满父级宽度，列数自动；有最大高度，多的在里面滚动。出现的位置由 MessageComposer 决定，在输入框上方。",
    "As wide as its parent with as many columns as fit; it has a greatest height and scrolls beyond. MessageComposer puts it over the field.",
  ],
  related: ["chat/MessageComposer", "chat/QuickQuestions"],
} satisfies ComponentDocs;
