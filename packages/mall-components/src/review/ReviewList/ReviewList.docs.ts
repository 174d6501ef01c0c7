import type { ComponentDocs } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "商品页的评价：谁、几星、说了什么、晒图、买的规格、追评、商家回复。",
    "Reviews on a product's page: who, stars, words, pictures, the variant bought, follow-up and the shop's reply.",
  ],
  instead: [
    ["review/OwnReviewList", "买家自己的评价，可追评可删除", "A buyer's own, to add to and to delete"],
    ["review/ReviewSummary", "好评率和筛选", "Share of good ones, and filters"],
    ["ui/Timeline", "一件事的进展", "How one matter went on"],
  ],
  anatomy: [
    ["article > span", "头像和名字；没有头像写首字", "avatar and name; the first character without one"],
    ["[role=img]", "星级，后面是标签", "stars, with tags behind"],
    ["article p", "正文，不折叠", "the words, never folded"],
    ["article button", "晒图：给 onOpenPicture 才能按", "pictures; pressed only with onOpenPicture"],
    ["article time", "日期，前面是规格", "the day, after the variant"],
    [
      "article div:has(> b > time)",
      "追评；灰底的是商家回复",
      "follow-up; the one on grey is the shop's reply",
    ],
  ],
  states: [
    ["WithoutAvatars", "没有头像：首字圆标", "No avatars: first characters"],
    ["Loading", "加载中", "Loading"],
    ["Refetching", "换筛选：旧评价变淡", "Another filter: the old ones are dim"],
    ["Empty", "一条也没有：请买过的人来写", "None at all: an invitation"],
    ["Filtered", "这个筛选下没有：另一句话", "None under this filter: other words"],
    ["Failed", "加载失败，可重试", "Failed, can be asked for again"],
    ["Narrow", "手机上作者在正文上面", "On a phone the author is above the words"],
  ],
  good: [
    [
      "Filtered",
      "有筛选时传 isFiltered：不会误说“暂无评价”。",
      "isFiltered keeps it from saying that there are none at all.",
    ],
  ],
  bad: [
    [
      "Empty",
      "筛“差评”没有结果却显示“暂无评价”：漏了 isFiltered。",
      "No bad ones were found and it says none at all: isFiltered is missing.",
    ],
    [
      "Default",
      "晒图按不动：没有给 onOpenPicture，人看不清细节。",
      "Pictures that cannot be pressed: onOpenPicture is missing, and details stay small.",
    ],
  ],
  keyboard: [
    ["Tab / Shift+Tab", "到各张晒图", "to each picture"],
    ["Enter / Space", "看大图", "opens it large"],
  ],
  speech: [
    "列表，每条是 article；星级读“4 星，满分 5 星”，晒图读“查看第 2 张评价图片”。加载时标为忙。",
    "A list of articles; stars are read as a number of five, a picture by its number. Busy while it loads.",
  ],
  layout: [
    "作者栏定宽在左、内容在右，手机上下排；条间有线。筛选在上、翻页在下，由页面放。",
    "Authors in a column of fixed width, words beside; one column on a phone. Filters above and pager below are the page's.",
  ],
  related: ["review/ReviewSummary", "product/PictureViewer", "product/DetailTabs"],
} satisfies ComponentDocs;
