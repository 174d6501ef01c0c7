import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

const sample =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Crect width='8' height='8' fill='teal'/%3E%3C/svg%3E";

export default {
  purpose: [
    "提交过的开店申请，只读：店名、联系人、电话、地址、简介和四张图片。图片点开看大图。",
    "An application as it was sent, to read: name, contact, telephone, address, words and four pictures, which open large.",
  ],
  instead: [
    ["store/StoreApplicationForm", "还要修改", "It is to be changed"],
    ["store/StoreStatePanel", "审到哪一步", "How far it is"],
    ["ui/DescriptionList", "只有名称和值", "Names and values alone"],
  ],
  anatomyStory: "WithPlace",
  anatomy: [
    ["h2", "标题", "heading"],
    ["dl", "一项一行，没标位置就没有那一行", "one fact a line; without a place there is no line of it"],
    ["a[href]", "一张图片，点开大图或原图", "a picture, opens large or as it is"],
  ],
  states: [
    ["WithPlace", "有地图位置", "With its place"],
    ["LongText", "简介很长", "Long words"],
    ["Narrow", "手机上", "On a phone"],
  ],
  good: [
    ["WithPlace", "经纬度写成“北纬、东经”，不是两个裸数字。", "The place is in words, not two bare numbers."],
  ],
  bad: [
    [
      {
        store: {
          shopName: "诚泰标准件",
          contact: "",
          tel: "",
          address: "温州市",
          intro: "",
          pictures: {
            logo: sample,
            licence: sample,
            idFront: sample,
            idBack: sample,
          },
        },
      },
      "空值照样占一行，四张图还是同一张：数据取全了再显示，没取到时放骨架。",
      "Empty facts still have their lines, and all pictures are the same. Show it once all is there, a skeleton before.",
    ],
  ],
  keyboard: keys.link,
  speech: [
    "名称和值成对读；图片链接读“查看营业执照”，图片本身不读。",
    "Names and values are read in pairs; each link says which picture it shows, the picture itself is silent.",
  ],
  layout: [
    "一列；图片排成一行，放不下换行。自己没有卡片底，放进 Surface。",
    "One column; pictures in a line that wraps. It has no ground: put it on a Surface.",
  ],
  related: [
    "store/StoreStatePanel",
    "store/StoreApplicationForm",
    "product/PictureViewer",
    "ui/DescriptionList",
  ],
} satisfies ComponentDocs;
