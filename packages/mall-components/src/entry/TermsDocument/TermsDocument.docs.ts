import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "隐私政策、销售条款等整页文书：左边目录，右边逐条；一家或几家店铺；可打印成 A4。",
    "A page of a privacy policy or of sales terms: contents at the left, the articles beside; of one shop or several; prints as A4.",
  ],
  instead: [
    ["entry/TermsLinks", "在一句话里链接条款", "Links to them inside a sentence"],
    ["entry/AgreementPopup", "必须当场同意的协议", "An agreement that must be accepted at once"],
    ["home/NoticeArticle", "一篇公告", "An announcement"],
    ["parts/CleanRichText", "商家写的一段图文", "A text that a seller wrote"],
  ],
  anatomyStory: "OneAfterTheOther",
  anatomy: [
    ["h1", "条款名；上面是商城名", "name of the terms, the mall's over it"],
    [
      "nav:has(> p)",
      "目录：点一下跳到那一条，电脑上吸顶",
      "contents: a press jumps to an article; sticks on a desktop",
    ],
    ["section h2", "店铺名", "name of the shop"],
    ["section h2 + p", "版本和生效日期", "version and day from which it is in force"],
    ["article h3", "一条，自动编号", "an article, numbered by itself"],
  ],
  states: [
    [
      "OneAfterTheOther",
      "几家店铺接着排，可换条款种类、可打印",
      "Several shops one after the other, with other kinds and print",
    ],
    ["ShopByShop", "几家店铺用标签换", "Several shops by tabs"],
    ["SomeMissing", "有的店铺没有这种条款：提示略过几家", "Some shops have no such terms: told how many"],
    ["NoneFound", "一家都没有", "None at all"],
    ["LongChineseText", "很长的店名和条目", "Long names and articles"],
    ["Narrow", "手机上目录在正文上面", "On a phone the contents are over the text"],
  ],
  good: [
    [
      "OneAfterTheOther",
      "每家写明版本和生效日，纠纷时查得到。",
      "Each says its version and day, to be looked up in a dispute.",
    ],
  ],
  bad: [
    [
      {
        shops: [
          {
            id: "1",
            name: "百工自营旗舰店",
            version: "1",
            effectiveText: "即日",
            articles: [
              { title: "全文", html: "<p>一、适用范围……二、价格与付款……三、售后……四、争议解决……</p>" },
            ],
          },
        ],
      },
      "整篇放进一条：目录没用。按条拆开，写明生效日期。",
      "All of it in one article: the contents are of no use. Give one article each, and a real day.",
    ],
  ],
  keyboard: [...keys.link, ["Enter / Space", "在“打印”上：打印", "on print: prints it"]],
  speech: [
    "目录读作导航“目录”；每家店铺是以店名命名的区域，条目是三级标题；当前的种类和店铺读“当前页”。",
    "The contents are the navigation “目录”; each shop is a region by its name, its articles third-level headings; the current kind and shop are said.",
  ],
  layout: [
    "自带版心和上下内边距，直接作为页面内容；目录定宽，1024 像素以下移到上面。打印时去掉目录和按钮，每家店铺另起一页，每页有页眉。",
    "Its own frame and padding: it is the page's content; contents of a fixed width, over the text below 1024 px. On paper without contents and buttons, each shop on a page of its own, a head on each sheet.",
  ],
  related: ["entry/TermsLinks", "entry/AgreementPopup", "chrome/Footer"],
} satisfies ComponentDocs;
