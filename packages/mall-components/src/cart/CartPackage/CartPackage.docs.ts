import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "购物车里的套餐：整套一个勾选、一个数量、一个删除，下面列出里面有什么。",
    "A package in the cart: one tick, one quantity, one way out, and below them what is in it.",
  ],
  instead: [
    ["cart/CartLine", "单件商品", "A single product"],
    ["product/PackageList", "商品页上选套餐", "Choosing a package on a product's page"],
    ["cart/GiftLines", "送的，不收钱", "Gifts, free of charge"],
  ],
  anatomy: [
    ["section > div:first-child", "整套：和普通商品行一样能改", "the whole: changed like any line"],
    ["ul li", "成员：图片、名称、规格，不能单独改", "a member: not to be changed alone"],
    ["ul li > span", "成员单价", "the member's unit price"],
    ["ul li > span:last-child", "一套里几件", "how many in one package"],
    ["ul + p", "套餐省了多少；没省就不写", "what the package saves; left out when nothing"],
  ],
  states: [
    ["SavesNothing", "没有省钱：不写这一句", "Nothing saved: the words are left out"],
    ["Narrow", "手机上：成员贴到左边", "On a phone: the members are at the edge"],
  ],
  good: [
    [
      "Default",
      "省了多少写在成员下面，人知道为什么要整套买。",
      "What is saved is below the members: one sees why to take them together.",
    ],
  ],
  bad: [
    [
      "SavesNothing",
      "一分不省的套餐，比单买还不自由：不要这样组合。",
      "A package that saves nothing only takes freedom away: do not build it.",
    ],
  ],
  keyboard: [
    ...keys.toggle,
    ["↑ ↓", "套数加减", "one package more or fewer"],
    ["Enter", "确认输入的套数；打开成员商品", "takes the typed number; opens a member"],
    ["Enter / Space", "按下焦点所在的按钮", "presses the focused button"],
  ],
  speech: [
    "以套餐名命名的区域；整行的控件都带套餐名；成员是一个列表，读名称、单价、“× 1”。",
    "A region named by the package; the controls of its line carry that name; the members are a list with price and number.",
  ],
  layout: [
    "上面是一行 CartLine，成员缩进到商品列下面、浅灰底；框由外层 CartShopGroup 提供。成员数量是一套里的件数。",
    "A CartLine, below it the members on a sunken ground under the goods' column; the frame is CartShopGroup's. A member's quantity is that of one package.",
  ],
  related: ["cart/CartLine", "cart/CartShopGroup", "product/PackageList"],
} satisfies ComponentDocs;
