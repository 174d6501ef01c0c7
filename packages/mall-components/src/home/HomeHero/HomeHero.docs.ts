import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "首页首屏：左边常开的商品分类，中间轮播，右边个人卡片（待办数量、快捷入口、公告）。",
    "The first view of home: categories open at the left, banners, and the person's card with counts, doors and notices.",
  ],
  instead: [
    ["decoration/BlockBanner", "店铺首页：只要横幅", "A shop's own page: banners alone"],
    ["shop/ShopHead", "店铺的头部", "The head of a shop"],
    ["membership/MemberHead", "会员页的个人信息", "The person on the page of membership"],
    ["account/CenterHead", "个人中心的头部", "The head of the user centre"],
  ],
  anatomy: [
    ["nav", "商品分类，1024 像素以下不显示", "categories, not below 1024 px"],
    ["section[aria-roledescription]", "轮播", "banners"],
    ["strong", "问候和会员等级；没登录时是登录、注册", "greeting and level; for a visitor the doors in"],
    ["ul:has(b)", "待办数量，零变淡", "counts of what is to do, zero is faint"],
    ["ul:has(b) + ul", "快捷入口", "quick doors"],
    ["ul:has(b) ~ section", "公告，只有标题", "notices by their titles"],
  ],
  states: [
    ["Visitor", "没登录", "A visitor"],
    ["Default", "已登录", "Signed in"],
    ["FourLinks", "四个入口排成两行两列", "Four doors, two by two"],
    [
      "SpecialShop",
      "没有分类（特殊店铺）：横幅通栏，卡片横放在下面",
      "No categories (a special store): banner across, the card lies below",
    ],
    ["ShopClosed", "暂停营业：分类不展开", "The shop is closed: categories do not open"],
    ["Narrow", "手机上横幅在上、卡片在下", "On a phone the banner over the card"],
  ],
  good: [
    [
      "Default",
      "老客户第一眼看到待付款、待收货，不用先找个人中心。",
      "Who comes back sees what is to pay and to receive at once.",
    ],
  ],
  bad: [
    [
      "NoBanners",
      "没有横幅：首屏中间空一大块。至少给一张常年可用的。",
      "No banner: the middle is empty. Give at least one that is always right.",
    ],
  ],
  keyboard: [
    ...keys.link,
    ["↑ ↓ → ←", "在商品分类里移动", "moves in the categories"],
    ["← →", "在横幅里：上一张、下一张", "in the banners: previous, next"],
  ],
  speech: [
    "依次是导航“全部商品分类”、轮播“活动横幅”、个人卡片；数量读“2 待付款”；入口读作列表“快捷入口”，公告是一个区域。",
    "In turn the navigation “全部商品分类”, the carousel “活动横幅”, the card; a count comes before its word; the doors are the list “快捷入口”, notices a region.",
  ],
  layout: [
    "自己分三栏并定最小高度，分类与右卡宽度固定，中间占剩余；1024 像素以下两栏，768 像素以下一栏。放在版心里，占满宽度。",
    "Its own: three columns and a least height, fixed widths at both sides; two columns below 1024 px, one below 768 px. Put it into the frame, whose width it fills.",
  ],
  related: ["home/BannerCarousel", "chrome/CategoryFlyout", "home/NoticeList", "home/HomeFloor"],
} satisfies ComponentDocs;
