import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "整页只说一件事的骨架：图标、标题、一句话、下一步。404、无权限、服务异常、稍后重试都用它搭。",
    "The frame of a page that says one thing: sign, heading, a sentence, the way on. Not found, no right, failed and try later are made of it.",
  ],
  instead: [
    ["chrome/NotFoundPage", "地址或商品不存在", "The address or the goods do not exist"],
    ["chrome/ServerErrorPage", "服务器出错或断网", "The server failed, or there is no network"],
    ["ui/EmptyState", "列表或卡片里没有内容", "A list or a card has nothing in it"],
    ["payment/PayResult", "付款的结果", "What became of a payment"],
  ],
  anatomyStory: "WithAnAction",
  anatomy: [
    [
      "section > span:first-child",
      "图标，圆底；失败用警告色",
      "sign on a disc, in the colour of a warning where something failed",
    ],
    ["h1", "标题，一句话以内", "heading, no longer than a sentence"],
    ["h1 + *", "原因，或怎么办", "why, or what to do"],
    ["section button", "主要动作，可省", "the main way on, optional"],
    ["section a", "返回首页；没有主要动作时它就是主要的", "home; the main way where there is no other"],
  ],
  states: [
    ["WithAnAction", "有主要动作，“返回首页”变成次要", "With a main way; home is the second then"],
    ["Failed", "出了错（warning）", "Something failed (warning)"],
    ["Alone", "没有页头页脚：占满一屏", "Without head and foot: as high as the window"],
  ],
  good: [
    [
      { title: "店铺正在审核", text: "一般需要 1 个工作日，审核通过后短信通知您。" },
      "说现在怎样，也说接下来会怎样。",
      "It says how things are, and what comes next.",
    ],
  ],
  bad: [
    [
      { title: "出错了", text: "操作失败，请联系管理员。" },
      "什么出错、联系谁、怎么联系，都没说。",
      "What failed, whom to ask and how is not said.",
    ],
  ],
  keyboard: keys.link,
  speech: [
    "先读一级标题，再读一句话，然后是按钮和链接；图标不读。它不是自动播报，换页后靠标题读出。",
    "The first-level heading, the sentence, then buttons and links; the sign is not read. It is no live region: the page's title tells that it is here.",
  ],
  layout: [
    "占满父级宽度，内容居中，自己留高度和内边距；按钮放不下时换行。isAlone 时至少一屏高。",
    "Fills its parent with its content in the centre; height and padding are its own; buttons wrap. With isAlone at least as high as the window.",
  ],
  related: ["chrome/NotFoundPage", "chrome/NoRightPage", "chrome/ServerErrorPage", "chrome/TryLaterPage"],
} satisfies ComponentDocs;
