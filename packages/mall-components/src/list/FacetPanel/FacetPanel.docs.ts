import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "列表上方的筛选面板：品牌、分类、价格、规格各一行，值是链接，可多选。",
    "The filters over a list: brand, category, price, sizes in rows; values are links, several can be chosen where that is allowed.",
  ],
  instead: [
    ["list/FilterDrawer", "手机上，筛选收进抽屉", "On a phone, where filters are in a drawer"],
    ["list/ActiveFilters", "显示和去掉已选条件", "Showing what is applied, and taking it away"],
    ["list/ListToolbar", "排序、价格区间、有货", "Order, price range, in stock"],
    ["promotion/ExchangeFilters", "积分商城", "The points mall"],
  ],
  anatomyStory: "Attributes",
  anatomy: [
    ["[role=group] > span:first-child", "条件名", "name of the facet"],
    ["[role=group] a", "值和结果数", "a value, and how many it finds"],
    ["[role=group] a[aria-current]", "已选的值", "a value that is chosen"],
    [
      "[role=group] a[aria-disabled]",
      "0 个结果：留着，不能点",
      "finds nothing: stays, and cannot be pressed",
    ],
    ["a[data-in-place]", "多选：把这一行换成勾选", "select multiple: its row turns into ticks"],
    ["[data-facets] > button", "更多筛选：六行以后的", "more filters: what is after the sixth row"],
  ],
  states: [
    ["Attributes", "八行：先显示六行和有选中的", "Eight rows: six of them and those with a choice at first"],
    ["More", "一行超过十个值：其余收在“更多”", "More than ten values: the others behind “more”"],
    ["Narrow", "在手机的抽屉里：值变成大块", "In a phone's drawer: values are larger"],
  ],
  good: [
    [
      "Attributes",
      "没结果的值留在原位变灰，人知道它存在、为什么选不了。",
      "A value that finds nothing stays, grey: one sees that it exists.",
    ],
  ],
  bad: [
    [
      {
        rows: [
          {
            name: "brand",
            label: "品牌",
            options: [{ value: "拓锋", label: "拓锋", count: 128, href: "?brand=1" }],
          },
        ],
      },
      "只有一个值，选不选都一样：不要列这一行。",
      "One value alone narrows nothing: leave the row out.",
    ],
    [
      {
        rows: [
          {
            name: "attr",
            label: "材质",
            options: [
              { value: "1", label: "304 不锈钢", count: 0, href: "?" },
              { value: "2", label: "碳钢", count: 0, href: "?" },
              { value: "3", label: "铜", count: 0, href: "?" },
            ],
          },
        ],
      },
      "一整行都是 0，没有一个能点：整行去掉。",
      "A row of zeros in which nothing can be pressed: leave it out.",
    ],
  ],
  keyboard: [
    ...keys.link,
    ["Enter / Space", "展开“更多”“更多筛选”，确定多选", "opens “more”, applies the ticks"],
    ["Space", "多选时勾选", "ticks, while several are chosen"],
    ["Esc", "取消多选，焦点回到“多选”", "cancels the ticks; the focus is back at what opened them"],
  ],
  speech: [
    "“筛选条件”区域，每行是一组，读条件名；已选的读“当前”，没结果的读“不可用”；“多选”读“多选品牌”，打开后焦点到第一个可选的勾选框。",
    "A region of filters, each row a group with its name; a chosen value is current, one that finds nothing is unavailable; opening the ticks moves the focus to the first of them.",
  ],
  layout: [
    "自己有白底和圆角，左边一列条件名（100 像素），右边值可换行。宽度占满列表。手机上只在 FilterDrawer 里显示（外面有 data-filters），没有脚本时仍在页面上。",
    "Its own: ground, corners, names at the left (100 px), values wrapping. As wide as the list. On a phone it shows only in a FilterDrawer (inside data-filters); without script it is in the page.",
  ],
  related: ["list/ActiveFilters", "list/FilterDrawer", "list/ListToolbar", "list/ListEmpty"],
} satisfies ComponentDocs;
