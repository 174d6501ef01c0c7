import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "服务器出错或断网时代替整页：说明操作没有丢，给出重试和问题编号。",
    "In the place of a page that failed or could not be asked for: nothing is lost, try again, and a number to tell the service.",
  ],
  instead: [
    [
      "chrome/TryLaterPage",
      "访问太频繁或人多，等一会儿就好",
      "Too many requests, or a busy mall: it passes by itself",
    ],
    ["chrome/NetworkBar", "页面已经打开，中途断网", "The page is open and the network goes"],
    ["ui/ErrorState", "只有页面里的一块出错", "One part of the page failed"],
    ["chrome/NotFoundPage", "地址下面没有东西", "There is nothing under the address"],
  ],
  anatomyStory: "WithReference",
  anatomy: [
    [
      "section > span:first-child",
      "图标：扳手；断网是感叹号",
      "a tool; a warning sign where the network is gone",
    ],
    ["h1", "“服务器出了点小差~”或“网络已断开”", "what happened"],
    ["h1 + *", "接下来怎么办", "what to do"],
    ["section button", "复制问题编号", "copies the number"],
    ["section a", "重试", "tries again"],
    ["section a + a", "返回首页", "home"],
  ],
  states: [
    ["WithReference", "有问题编号，报给客服能查到", "With the number that the service can look up"],
    ["Offline", "断网：恢复后自动打开", "No network: it opens by itself when that is back"],
    ["Alone", "连页头页脚都没有：占满一屏", "Without head and foot: as high as the window"],
    ["Narrow", "手机上，长编号换行", "On a phone a long number breaks"],
  ],
  good: [
    [
      "WithReference",
      "编号可以一键复制，不用截图。",
      "The number is copied by one press, no picture of the screen is needed.",
    ],
  ],
  bad: [
    [
      "Alone",
      "页头页脚还在却传 isAlone：页面高出一屏，要滚动才看到页脚。",
      "isAlone with head and foot around: the page is higher than the window.",
    ],
    [
      { requestId: "NullPointerException at OrderService.java:218" },
      "把错误堆栈当编号：人看不懂，也泄露内部信息。",
      "A stack trace in place of a number: of no use to people, and it tells what is inside.",
    ],
  ],
  keyboard: [
    ...keys.link,
    ["Enter / Space", "在“复制”上：复制编号", "on the copy button: copies the number"],
  ],
  speech: [
    "一级标题先读；图标不读；复制后读“已复制”。",
    "The first-level heading comes first, the sign is not read, “已复制” (copied) is read after copying.",
  ],
  layout: [
    "占满父级宽度，内容居中；isAlone 时至少一屏高。没有脚本时“重试”就是重新打开本页。",
    "Fills its parent with its content in the centre; with isAlone at least as high as the window. Without script its retry is the page itself.",
  ],
  related: ["chrome/StatusPage", "chrome/TryLaterPage", "chrome/NetworkBar", "ui/ErrorState"],
} satisfies ComponentDocs;
