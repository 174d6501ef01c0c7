import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "店铺自己的商品分类：圆图加名字，一按进入该分类的商品列表。",
    "The shop's own categories as round pictures with names, each leading to its list of products.",
  ],
  instead: [
    ["shop/ShopCategories", "店铺页侧边的完整分类树", "The whole tree of categories beside a shop's list"],
    ["chrome/CategoryFlyout", "全商城的分类菜单", "The menu of categories of the whole mall"],
    [
      "decoration/BlockPictures",
      "要用大图，或一张图里有几个入口",
      "Large pictures, or several ways in from one picture",
    ],
  ],
  anatomy: [
    ["h2", "标题，可省", "heading, optional"],
    ["ul", "白底上的网格", "grid on a sheet of its own"],
    ["li:first-child a", "一个分类：图和名字合成一个链接", "one category: picture and name are one link"],
    ["li:first-child img", "圆图，装饰用，不另外读出", "round picture; decoration, not read aloud"],
  ],
  states: [
    [
      "NoPictures",
      "没有图也没有标题：显示缺图占位",
      "Without pictures and heading: the mark of a missing picture",
    ],
    ["None", "没有分类：不显示", "No categories: nothing renders"],
    ["Narrow", "手机上每行 4 个", "On a phone, four in a row"],
  ],
  good: [
    ["Default", "八个刚好一行，名字两到四个字。", "Eight fill one line; names of two to four characters."],
  ],
  bad: [
    [
      {
        items: [
          {
            name: "工业级耐油防滑丁腈涂层劳保手套及一次性手套专区",
            picture: "",
            href: "/shop-prod-list?cpid=1",
          },
          { name: "全部", picture: "", href: "/shop-prod-list" },
        ],
      },
      "名字太长会折成好几行，又没有图：改成“手套”，并配图。",
      "A long name breaks over many lines, and there is no picture: call it “Gloves” and give it one.",
    ],
  ],
  keyboard: keys.link,
  speech: [
    "有标题时是一个以标题命名的区域；里面是列表，每项只读分类名，因为图的 alt 是空的。",
    "With a heading, a region of that name; inside a list whose items say the category alone, since pictures have an empty alt.",
  ],
  layout: [
    "自己排网格：手机每行 4 个，768 像素起每行 8 个，图宽固定。外面的距离由 Decoration 决定。",
    "Its own grid: four in a row on phones, eight from 768 px on, pictures of one width. The room around it is Decoration's.",
  ],
  related: ["decoration/BlockFrame", "shop/ShopCategories", "decoration/Decoration"],
} satisfies ComponentDocs;
