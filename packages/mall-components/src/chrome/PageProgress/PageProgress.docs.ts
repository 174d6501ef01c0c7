import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  isOverlay: true,
  purpose: [
    "点了链接、下一页还没来时，窗口顶部的一条细线。80 毫秒内打开的页面不显示，不闪。",
    "A thin line at the top of the window from a press of a link until the next page is here. Pages that come within 80 ms show none, so nothing flickers.",
  ],
  instead: [
    ["ui/Spinner", "页面里一小块在等", "A small part of the page waits"],
    ["ui/ProgressBar", "知道完成了百分之几", "It is known how far it is"],
    ["ui/Skeleton", "知道来的内容长什么样", "It is known what the coming content looks like"],
    ["ui/Button", "等一次提交：用按钮的 isPending", "One submission is awaited: its button's isPending"],
  ],
  anatomy: [
    [
      "[data-moving]",
      "细线：先快后慢，停在九成，页面来了就消失",
      "line: fast, then ever slower up to nine tenths; gone when the page is here",
    ],
  ],
  states: [["AtRest", "没有在跳转：看不见，不占位置", "No page is on its way: unseen, takes no room"]],
  good: [
    [
      "Default",
      "告诉人“点到了”，不假装知道进度。",
      "It says that the press was taken and pretends no figure.",
    ],
  ],
  bad: [
    [
      "Default",
      "用在提交表单上：人看的是按钮，不是窗口顶部。",
      "For sending a form: people look at its button, not at the window's top.",
    ],
  ],
  keyboard: keys.none,
  speech: [
    "不读。新页面到了之后读它的标题（PageTitle）。",
    "Not read; the next page's title (PageTitle) is, once it is there.",
  ],
  layout: [
    "固定在窗口顶边，三像素左右，盖在页头上，不推动任何内容。整个应用放一个。要求减少动效的人看到的是不动的线。",
    "Fixed to the window's upper edge, about 3 px, over the header; nothing moves. One in the application. For people who ask for less motion the line is still.",
  ],
  related: ["chrome/PageTitle", "chrome/NetworkBar", "ui/ProgressBar"],
} satisfies ComponentDocs;
