import { type ComponentDocs, keys } from "../../component-docs/index.ts";

export default {
  purpose: [
    "一个转动的圆环，表示正在等。放在按钮、搜索框等小地方。",
    "A turning ring: something is being waited for. For small places, such as buttons and search fields.",
  ],
  instead: [
    ["ui/Skeleton", "一块内容、一个列表在加载", "A block or a list is on its way"],
    ["ui/ProgressBar", "知道进度，或要等很久", "It is known how far it is, or takes long"],
    [
      "ui/Button",
      "按下后等待：用它的 isPending，圆环已经有了",
      "A press is waited for: isPending of the button draws the ring",
    ],
    ["chrome/PageProgress", "正在换页", "A page is on its way"],
  ],
  anatomyStory: "Named",
  anatomy: [
    [
      "[role=img]",
      "圆环：14、18、32 像素；颜色随周围的字，或 accent、muted",
      "ring: 14, 18 or 32 px, in the colour of the words around, accent or muted",
    ],
  ],
  states: [["Named", "单独出现：大号，有名字", "Alone: large, with a name"]],
  good: [
    [
      "Named",
      "旁边没有字时给 label，读屏才知道在等什么。",
      "Without words beside it its label says what is waited for.",
    ],
  ],
  bad: [
    [
      { size: "l" },
      "单独一个大圆环，没有 label：读屏用户不知道在加载。",
      "Large and alone without a label: people who listen do not learn of the wait.",
    ],
    [
      { size: "s", tone: "muted" },
      "一整页只放一个小圆环：看起来像坏了。用 Skeleton。",
      "A small ring for a whole page looks broken: take Skeletons.",
    ],
  ],
  keyboard: keys.none,
  speech: [
    "没有 label 时跳过；有时读“加载中，图像”。它自己不会打断，出现和结束要由 LiveRegion 或 aria-busy 说。",
    "Without a label it is passed over; with one “Loading, image”. It announces nothing by itself: a LiveRegion or aria-busy around it does.",
  ],
  layout: [
    '行内，大小固定，不会压缩；居中由父级给，例如 align="center" 的 Inline。和字并排时间距由 Inline 给。',
    'In the line, of a fixed size; its parent centres it, such as an Inline with align="center", which also keeps it off the words.',
  ],
  related: ["ui/Skeleton", "ui/ProgressBar", "ui/Button", "ui/SearchField"],
} satisfies ComponentDocs;
