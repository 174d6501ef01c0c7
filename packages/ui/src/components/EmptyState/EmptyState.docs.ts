import { type ComponentDocs, keys } from "../../component-docs/index.ts";

export default {
  purpose: [
    "这里什么也没有：说没有什么、为什么、接下来去哪。",
    "Nothing is here: says what is missing, why, and the way on.",
  ],
  instead: [
    ["ui/ErrorState", "不是没有，是没取到", "It is not absent, it could not be loaded"],
    ["ui/Skeleton", "还在加载", "It is still on its way"],
    ["parts/AsyncList", "列表要有加载、空、失败三种样子", "A list with its loading, empty and failed states"],
    ["list/ListEmpty", "没有找到商品", "No products were found"],
  ],
  anatomyStory: "WithWayOn",
  anatomy: [
    ["div[aria-hidden=true]", "图：默认空盒子", "picture, an open box by default"],
    ["p", "没有什么", "what is not there"],
    ["p + div", "为什么，怎么办", "why, and what to do"],
    ["a[href]", "出路：按钮或链接", "the way on, a button or a link"],
  ],
  states: [
    ["WithWayOn", "有原因和出路", "With reason and way on"],
    ["Small", "卡片和菜单里：上下更紧", "In cards and menus, tighter"],
    ["LongChineseText", "文字很长，居中折行", "Long words wrap in the centre"],
  ],
  good: [
    ["WithWayOn", "说明原因，给一个去处。", "It says why and gives one way on."],
    [
      { title: "还没有收货地址", description: "添加后，下单时可以直接选用。" },
      "从用的人的角度说。",
      "Said from the view of those who use it.",
    ],
  ],
  bad: [
    [
      { title: "暂无数据" },
      "“数据”是系统的话：说没有什么，也没给出路。",
      "“Data” is the system's word: name what is missing, and give a way on.",
    ],
    [
      { title: "加载失败", description: "接口返回 500。" },
      "这是失败，不是空：用 ErrorState，才会读出并能重试。",
      "This failed: take an ErrorState, which is read aloud and can be tried once more.",
    ],
  ],
  keyboard: keys.tab,
  speech: [
    "图读不到；依次读标题、说明、按钮。标题是段落，不进大纲；要播报就由外面的 LiveRegion 说。",
    "The picture is hidden; title, reason and buttons follow. The title is a paragraph, not in the outline; where it must be announced, a LiveRegion around the list does so.",
  ],
  layout: [
    "自己居中，最宽 400 像素；m 上下各留大段空白，占页面内容的位置，s 放进卡片。",
    "Centres itself, 400 px wide at most; m keeps wide room above and below in place of a page's content, s is for cards.",
  ],
  related: ["ui/ErrorState", "ui/Skeleton", "parts/AsyncList", "cart/CartEmpty"],
} satisfies ComponentDocs;
