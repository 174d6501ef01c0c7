import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "访问太频繁，或商城太忙：说原因，倒数到自动重试，也可以马上重试。",
    "Asked too often, or the mall is busy: it says why, counts down to its own retry, and offers one at once.",
  ],
  instead: [
    ["chrome/ServerErrorPage", "出错了，不知道等多久", "It failed, and no one knows for how long"],
    ["chrome/NetworkBar", "网络断开", "The network is gone"],
    ["ui/Toast", "一次操作太频繁，页面还在", "One act came too often, and the page is still there"],
  ],
  anatomy: [
    [
      "section > span:first-child",
      "图标：时钟是太频繁，人群是太忙",
      "a clock for too often, people for a busy mall",
    ],
    ["h1", "“操作太频繁”或“当前访问人数较多”", "why"],
    ["h1 + *", "请稍等，不用重新登录", "wait a moment, no new sign-in is needed"],
    [
      "[role=timer]",
      "还有多久自动重试：一分钟以上按分钟，最后一分钟按秒",
      "time until it tries again: in minutes, the last one in seconds",
    ],
    ["section a", "立即重试", "tries at once"],
    ["section a + a", "返回首页", "home"],
  ],
  states: [
    ["Busy", "访问人数较多", "A busy mall"],
    ["Retrying", "正在重试：再按无效", "On its way: further presses do nothing"],
    ["Spent", "自动重试几次都不行：交给人", "Tried several times by itself: left to the person"],
    ["Alone", "没有页头页脚", "Without head and foot"],
    ["Narrow", "手机上", "On a phone"],
  ],
  good: [
    [
      "Spent",
      "自动重试有次数，之后由人决定，不再加重服务器负担。",
      "It tries a few times, then leaves it to the person and the server alone.",
    ],
  ],
  bad: [
    [
      "Default",
      "没人会看着页面等一小时：超过几分钟就传 waitMs=0，让人自己来。",
      "No one watches a page for an hour: beyond a few minutes give waitMs=0 and leave it to people.",
    ],
  ],
  keyboard: keys.link,
  speech: [
    "一级标题读原因；倒数是计时器，不会每秒打断；开始重试时读“正在重试…”。",
    "The heading says why; the countdown is a timer and does not interrupt each second; the retry itself is read.",
  ],
  layout: [
    "占满父级宽度，内容居中；倒数一行的高度固定，文字变化不推动按钮。isAlone 时至少一屏高。再等一次要换 key。",
    "Fills its parent with its content in the centre; the line of the countdown keeps its height, so the buttons do not move. With isAlone at least as high as the window. Another wait needs another key.",
  ],
  related: ["chrome/StatusPage", "chrome/ServerErrorPage", "parts/Countdown"],
} satisfies ComponentDocs;
