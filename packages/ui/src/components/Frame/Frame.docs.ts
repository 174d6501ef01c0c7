import { type ComponentDocs, keys } from "../../component-docs/index.ts";

export default {
  purpose: [
    "页面内容的版心：居中，最宽 1200 像素，窄屏留出两边的空。页头、正文、页脚用同一个，边才对得齐。",
    "The width that a page's content keeps: centred, 1200 px at most, with gutters on narrow screens. Header, content and footer share it, so that their edges meet.",
  ],
  instead: [
    ["ui/Columns", "版心里再分栏", "To divide it into columns"],
    ["ui/Surface", "一块卡片", "A card"],
    ["ui/Stack", "只要上下间距", "Only vertical distance"],
    ["entry/EntryFrame", "登录、注册的整页", "The page around signing in or up"],
  ],
  anatomy: [
    ["[class*=Frame_]", "版心：连同两边各 16 像素的空", "the frame, with gutters of 16 px"],
    ["[class*=Surface_]", "内容（children）", "content (children)"],
  ],
  states: [
    ["NarrowFrame", "narrow：880 像素，给表单和长文", "narrow, 880 px, for forms and long text"],
    ["Phone", "手机上：占满，只留两边的空", "On a phone: the screen without its gutters"],
  ],
  good: [
    [
      "NarrowFrame",
      "表单和协议用窄版，一行不会太长。",
      "Forms and agreements are narrow, so that lines are not too long.",
    ],
  ],
  bad: [
    [
      {
        width: "full",
        children:
          "平台依据本协议向采购方提供商品展示、下单、支付、物流查询与售后服务。采购方应保证其提交的企业信息真实有效，并对本企业账号下发生的全部交易行为承担责任。".repeat(
            3,
          ),
      },
      "长文占满全宽：大屏上一行太长，读到行尾找不到下一行。",
      "Text at full width: on a large screen the lines are too long to find the next.",
    ],
  ],
  keyboard: keys.none,
  speech: [
    'as="main" 等时读出对应的区域；main 可以接收跳转链接的焦点（id），自己不在 Tab 顺序里。',
    'With as="main" and the like it is that landmark; as main it takes the focus of a skip link (id) but is not in the order of Tab.',
  ],
  layout: [
    "自己管最大宽度、居中和两边的空，上下用 paddingY；里面怎么排由 Stack、Columns 决定。不要套在另一个 Frame 里。",
    "Its own: greatest width, centring, gutters, and by paddingY the room above and below; what is inside is laid out by Stack or Columns. Do not put one into another.",
  ],
  related: ["ui/Columns", "ui/Stack", "ui/SkipLink"],
} satisfies ComponentDocs;
