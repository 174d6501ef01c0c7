import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "页面末尾的“为你推荐”：一批批加载，按“查看更多”接着出，页脚一直够得着。",
    "“Recommended for you” at the end of a page, in portions: “Show more” adds the next ones, so that the foot of the page stays within reach.",
  ],
  instead: [
    ["list/RecommendedRow", "只放一行推荐", "One row of recommended goods"],
    ["list/ProductGrid", "标题和翻页自己做", "Heading and pages are the page's own"],
    ["parts/ListPager", "要能跳到某一页", "One has to get to a certain page"],
    ["home/HomeFloor", "首页按分类的楼层", "A floor of a category on the home page"],
  ],
  anatomy: [
    ["h2", "标题“为你推荐”", "heading, “Recommended for you”"],
    ["ul > li", "商品卡，每行最多六张", "a product, up to six in a row"],
    ["[role=status]", "已显示几件、共几件", "how many are shown, and of how many"],
    ["[role=status] + a", "查看更多；全显示后没有", "show more; gone once all are shown"],
  ],
  states: [
    ["Coming", "下一批在路上：按钮写“加载中”", "The next ones are on their way: its link says so"],
    ["AllShown", "全部显示：没有按钮", "All shown: no link"],
    ["Failed", "第一批失败：可重试", "The first ones failed: try again"],
    ["Narrow", "手机上两列", "On a phone two columns"],
  ],
  good: [
    [
      "AllShown",
      "没有了就说“已全部显示”，不让人再找按钮。",
      "It says that these are all, so that no one looks for more.",
    ],
  ],
  bad: [
    [
      { total: 10 },
      "十件都显示了还留着“查看更多”：最后一批不要传 moreHref。",
      "All ten are shown and “Show more” is still there: no moreHref with the last ones.",
    ],
  ],
  keyboard: [...keys.link, ["Enter / Space", "失败时按下“重试”", "presses “Try again” after a failure"]],
  speech: [
    "以标题命名的区域，商品是列表；新的一批到了自动读“已显示 20 件，共 218 件”；最后一批到了，焦点落在这句话上。",
    "A region named by its heading, the goods a list; how many are shown is read when more come; with the last ones the focus goes to that sentence.",
  ],
  layout: [
    "自己排标题、六列网格和居中的底部；id 给楼层导航定位。放在页面最后，宽度占满页框；接近屏幕才排版，图片都延迟加载。",
    "Its own: heading, a grid of six columns, a centred foot; its `id` is for the floor navigator. Last in the page, as wide as the frame; laid out when it comes near, all pictures lazy.",
  ],
  related: ["list/ProductGrid", "parts/AsyncList", "home/FloorNavigator", "list/RecommendedRow"],
} satisfies ComponentDocs;
