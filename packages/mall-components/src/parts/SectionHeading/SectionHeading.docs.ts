import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "首页和内页一个区块的标题：楼层号、名字、几个小分类、“更多”。",
    "The head of a block on home and inner pages: number of the floor, its name, some sub-categories, “more”.",
  ],
  instead: [
    ["ui/Heading", "文章和卡片里的普通标题", "A plain heading of a text or card"],
    ["parts/CenterSection", "个人中心里带卡片的一块", "A card of the user centre"],
    ["chrome/PageTitle", "浏览器标签上的标题", "The title in the browser's tab"],
  ],
  anatomyStory: "Full",
  anatomy: [
    ["span[aria-hidden=true]", "楼层号（mark），读屏不读", "number (mark), not read aloud"],
    ["h2", "名字，可用 id 给区块命名", "name; by its id it names the block"],
    ["a[href]:not([aria-label])", "小分类（links），1024 像素以下不显示", "links, not shown below 1024 px"],
    ["a[aria-label]", "更多", "more"],
  ],
  states: [["Full", "楼层号、链接、更多都有", "With number, links and more"]],
  good: [
    [
      { title: "限时秒杀", moreHref: "/flash-sale", children: "每日 10:00 开抢" },
      "名字旁放一句活动信息，“更多”去全部。",
      "A word on the offer beside the name, and “more” leads to all of it.",
    ],
  ],
  bad: [
    [
      {
        title: "手动工具",
        links: [
          { label: "扳手套装", href: "#a" },
          { label: "螺丝批头", href: "#b" },
          { label: "钳类工具", href: "#c" },
          { label: "测量工具", href: "#d" },
          { label: "切割工具", href: "#e" },
          { label: "敲击工具", href: "#f" },
          { label: "管道工具", href: "#g" },
          { label: "工具箱包", href: "#h" },
          { label: "绝缘工具", href: "#i" },
          { label: "防爆工具", href: "#j" },
        ],
        moreHref: "#all",
      },
      "十个小分类挤在标题旁：最多四五个，其余交给“更多”。",
      "Ten links squeezed beside the heading: four or five, the rest behind “more”.",
    ],
    [
      { title: "新品首发，精选百家品牌工业用品，欢迎选购", moreHref: "#all" },
      "标题写成广告语：手机上折成几行。四到六字。",
      "A slogan for a heading breaks over lines on a phone: keep to a few characters.",
    ],
  ],
  keyboard: keys.link,
  speech: [
    "二级标题；“更多”读作“更多：新品首发”，一页有几个也分得清。",
    "A heading of level 2; “more” is read with that heading, so that several on a page differ.",
  ],
  layout: [
    "占满父级宽度，名字在左，链接在右，不换行；高至少 44 像素。与内容的距离由父级的 Stack 决定。",
    "As wide as its parent, the name at the start, links at the end, in one line; 44 px high at least. The distance to the content is the parent's Stack.",
  ],
  related: ["ui/Heading", "home/HomeFloor", "parts/CenterSection", "parts/Countdown"],
} satisfies ComponentDocs;
