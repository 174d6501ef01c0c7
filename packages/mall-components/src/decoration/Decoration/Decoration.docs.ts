import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "把店铺装修的数据画成一整页：轮播、图片、商品、领券等十种模块，按店家排好的顺序。",
    "Draws a shop's decoration as a page: ten kinds of blocks, from pictures to coupons, in the order that the shop gave them.",
  ],
  instead: [
    ["home/HomeFloor", "商城自己的首页楼层", "Floors of the mall's own home"],
    ["list/ProductGrid", "没有装修的店铺，直接列商品", "A shop without decoration: list its products"],
    ["decoration/BlockFrame", "在别的页面只用一个模块", "One block on another page"],
  ],
  anatomy: [
    ["[data-banner]", "轮播模块", "turning pictures"],
    ["[role=timer]", "倒计时模块", "countdown"],
    ["svg a", "图片模块里的热区", "hot area of a picture"],
    ["article", "商品模块里的商品", "a product of a block of products"],
    ["hr", "间隔模块", "room between two blocks"],
  ],
  states: [
    ["UnknownBlocks", "预览：画不出来的模块写明原因", "Preview: says which blocks cannot be drawn"],
    ["Claiming", "正在领券", "A coupon is being claimed"],
    ["Empty", "没有模块：什么也不画", "No blocks: nothing renders"],
    ["Narrow", "手机上", "On a phone"],
  ],
  good: [
    [
      "Default",
      "轮播和公告在前，商品在中，介绍在后。",
      "Pictures and news first, then goods, then the shop on itself.",
    ],
  ],
  bad: [
    [
      "UnknownBlocks",
      "买家的页面不该有这些虚线框：先从数据里去掉 unknown。",
      "Buyers must not see these dashed frames: leave unknown blocks out of their data.",
    ],
    [
      {
        blocks: [
          { kind: "countdown", title: "年终五金节 距结束", endsAt: 93_784_000, endText: "" },
          { kind: "countdown", title: "新人专场 距结束", endsAt: 9_784_000, endText: "" },
          { kind: "countdown", title: "会员日 距结束", endsAt: 3_784_000, endText: "" },
        ],
      },
      "三条倒计时叠在一起，哪个都不急了：只留最近的一个。",
      "Three countdowns in a row and none is urgent: keep the nearest.",
    ],
  ],
  keyboard: [
    ...keys.link,
    ["Enter / Space", "按下轮播、视频、领券的按钮", "presses the buttons of pictures, film and coupons"],
  ],
  speech: [
    "各模块按顺序读；有标题的模块是以标题命名的区域，可以按区域或标题跳读。",
    "Block after block; those with a heading are regions of that name, so that one can jump by region or heading.",
  ],
  layout: [
    "自己管模块之间的距离，空模块不占位置；页面宽度和左右边距由父级 Frame 决定。now 要用服务器时间。",
    "Its own: distances between blocks; an empty one takes no room. Width and gutters are its parent's, a Frame. Give it the server's time.",
  ],
  related: ["decoration/PreviewBar", "decoration/BlockFrame", "decoration/BlockUnknown", "shop/ShopHead"],
} satisfies ComponentDocs;
