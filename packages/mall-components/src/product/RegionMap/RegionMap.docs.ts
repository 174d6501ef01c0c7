import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "店铺信息页上的配送范围：省份方格图标出所在地和不配送的省，旁边用文字再说一遍。",
    "Where a shop is and delivers to: provinces as tiles, and the same in words beside them.",
  ],
  instead: [
    [
      "product/DeliveryRow",
      "商品页上只答“我这里送不送”",
      "A product's page, which answers for one's own place",
    ],
    ["product/RegionDialog", "要选一个地区", "A region is to be chosen"],
    ["ui/Table", "按省列出运费", "Freight by province"],
  ],
  anatomyStory: "Own",
  anatomy: [
    [
      "svg[role=img]",
      "省份方格：大致按方位排，不是真地图",
      "tiles of provinces about where they are; no real map",
    ],
    ["li:first-child", "图例：所在地、可配送、不配送", "key: own place, delivered, not delivered"],
    ["p", "结论一句话", "one sentence that sums it up"],
    ["p + ul", "不配送的省，逐个写出", "provinces that are not delivered to, by name"],
  ],
  states: [
    ["Own", "所在地深色，三个省不送（灰底加斜线）", "Own place dark; three are off, grey with a stroke"],
    ["OwnIsNotDeliveredTo", "所在地自己不送：两种标记都在", "Its own province is off: both marks"],
    [
      "UnknownProvince",
      "编号认不出：没有方格，名单里写编号",
      "An unknown number has no tile and is in the list by its number",
    ],
    ["Narrow", "手机上图在上、文字在下", "On a phone the words are below"],
  ],
  good: [
    [
      "Narrow",
      "都送就一句“全国均可配送”，不列三十多个省。",
      "Where all is delivered to, one sentence says so without a list.",
    ],
  ],
  bad: [
    [
      "UnknownProvince",
      "编号不是地区表里的省级编号：人只看到编号。给省级编号，城市不单列。",
      "Numbers that are no province of the list: people read a number. Give provinces, and no cities.",
    ],
  ],
  keyboard: keys.none,
  speech: [
    "图读成一句：“配送范围：31 个省级行政区可送，店铺在浙江”；方格不逐个读，不配送的省在旁边列表里。",
    "The tiles are one image whose name says how many and where the shop is; what is off is in the list beside it.",
  ],
  layout: [
    "宽窗口图在左、文字在右，窄了上下排；图随宽度缩放，文字不会小于可读。放在有白底的 Surface 里。",
    "Tiles left and words right in a wide window, else below; the tiles scale with the width. Put it on a Surface.",
  ],
  related: ["shop/ShopProfile", "product/DeliveryRow"],
} satisfies ComponentDocs;
