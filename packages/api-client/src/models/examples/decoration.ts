import type { Decoration } from "../decoration.ts";
import { shopInfoExample } from "../shop.ts";
import { cardExample } from "./catalogue.ts";

const link = { to: "product", prodId: cardExample.prodId } as const;

/** A home with a block of each way to be drawn. */
export const decorationExample: Decoration = {
  decorationId: 1,
  name: "店铺首页",
  status: "published",
  shop: shopInfoExample,
  blocks: [
    { kind: "banner", pictures: [{ imgUrl: "/pictures/h/shop-1", alt: "开业特惠", link }] },
    { kind: "notice", lines: [{ text: "本店已支持次日达", link: null }] },
    {
      kind: "pictures",
      title: "",
      columns: 2,
      ratio: 1,
      pictures: [
        {
          imgUrl: "/pictures/p/scene-pack",
          alt: "整箱发货",
          areas: [{ x: 10, y: 40, width: 30, height: 50, label: "纸箱", link }],
        },
      ],
    },
    {
      kind: "products",
      title: "店长推荐",
      prodIds: [cardExample.prodId],
      link: { to: "category", path: [1], shopId: 1 },
      products: [cardExample],
    },
    { kind: "countdown", title: "距活动结束", endsAt: 1_795_741_200_000, endText: "活动已结束", link: null },
    { kind: "richText", html: "<p>二十年工业品服务经验。</p>" },
    { kind: "spacer", size: "m" },
    { kind: "unknown", name: "liveRoom" },
  ],
  now: 1_795_138_200_000,
};
