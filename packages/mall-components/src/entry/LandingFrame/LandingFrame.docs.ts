import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "推广落地页：左边说商城能提供什么、有哪些商品，右边一张卡片放采购需求表单。登录了但没有店铺的人也到这里。",
    "The landing page: what the mall offers at the left, a card with the enquiry at the right. Who is signed in and has no shop yet comes here, too.",
  ],
  instead: [
    ["entry/EntryFrame", "登录、注册：只有一张卡片", "Sign-in and registration: a card alone"],
    ["home/HomeHero", "商城自己的首页", "The mall's own home"],
    ["decoration/Decoration", "店铺装修出来的页面", "A page that a shop decorates"],
  ],
  anatomyStory: "Full",
  anatomy: [
    [
      "header a:last-child",
      "去登录；已登录的人这里是昵称和退出",
      "to the sign-in; for who is signed in their name and the sign-out",
    ],
    ["main h1", "标题：一句好处", "headline: what it brings"],
    ["main h1 + p", "补充一句", "a line more"],
    ["main h1 ~ ul", "主推商品", "goods the mall is known for"],
    ["main h2", "表单的标题", "heading of the form"],
    ["main form", "表单，或提交后的感谢", "the form, or its thanks"],
  ],
  states: [
    ["Full", "有商品和标题", "With goods and headings"],
    ["WithoutShop", "已登录但没有店铺：说明原因", "Signed in without a shop: told why they are here"],
    ["Waiting", "需求已提交，等待匹配店铺", "The enquiry was sent, a shop is being found"],
    ["LongChineseText", "很长的名称和标题", "Long names and headings"],
    [
      "Narrow",
      "手机上先标题和商品，再表单；承诺不显示",
      "On a phone headline and goods before the form, no promises",
    ],
  ],
  good: [
    [
      "Full",
      "标题说好处，副标题说多久有人联系。",
      "The headline says what it brings, the line below when one is called.",
    ],
  ],
  bad: [
    [
      { title: "欢迎光临百工商城官方网站", subTitle: "我们将竭诚为您服务" },
      "没说能得到什么：人不知道为什么要留电话。",
      "It does not say what one gets: there is no reason to leave a number.",
    ],
  ],
  keyboard: keys.form,
  speech: [
    "一级标题在主要内容里；商品读作列表“热门商品”，不是链接；没有店铺的原因是一段提示，随表单一起读到。",
    "The first-level heading is in the main content; goods are the list “热门商品” without links; why there is no shop is a remark before the form.",
  ],
  layout: [
    "至少一屏高，版心内两栏，表单栏定宽；1024 像素以下一栏。右边卡片的内边距和底色自己管，表单由外面传进来。",
    "At least as high as the window, two columns in the frame, that of the form of a fixed width; one below 1024 px. Ground and padding of the card are its own, the form is given.",
  ],
  related: ["entry/LeadForm", "entry/LeadThanks", "entry/EntryFrame", "chrome/PromiseList"],
} satisfies ComponentDocs;
