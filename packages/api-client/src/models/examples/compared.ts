import type { ComparedProduct } from "../compared.ts";
import { cardExample } from "./catalogue.ts";
import { productDetailExample as detail } from "./product-detail.ts";

/** One that is sold, and one that is not any more. */
export const comparedExample: ComparedProduct[] = [
  {
    prodId: cardExample.prodId,
    prodName: cardExample.prodName,
    pic: cardExample.pic,
    gone: "",
    product: cardExample,
    brandName: "拓锋",
    tierPrices: detail.tierPrices,
    specs: [{ name: "规格", values: ["8mm", "10mm"] }],
    prodParameterList: detail.prodParameterList,
    delivery: detail.delivery,
  },
  {
    prodId: 1009,
    prodName: "拓锋 活动扳手",
    pic: "/pictures/p/wrench-09",
    gone: "商品已被店铺下架",
    product: null,
    brandName: "",
    tierPrices: [],
    specs: [],
    prodParameterList: [],
    delivery: null,
  },
];
