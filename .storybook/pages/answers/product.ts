/** The page of one of the goods: a drill in colours and sets. */
import { getCommentData } from "@tradehall/api-client/endpoints/comment/get-comment-data";
import type { ProdComment } from "@tradehall/api-client/models/comment";
import { commentExample, couponExample, skuExample } from "@tradehall/api-client/models/examples/catalogue";
import { productDetailExample } from "@tradehall/api-client/models/examples/product-detail";
import type { SimilarProd, Sku } from "@tradehall/api-client/models/product";
import type { ProductDetail } from "@tradehall/api-client/models/product-detail";
import { fen, fenToYuan, type YuanText, yuanToFen } from "@tradehall/mall-rules/money";
import {
  sampleHtml,
  sampleParameters,
  sampleReviews,
  sampleSkus,
  sampleSpecs,
  sampleSwatches,
} from "../../../packages/mall-components/src/samples/product-detail.ts";
import { goods } from "./goods.ts";

const drill = goods[1] ?? { ...productDetailExample, shopName: "", commentNum: 0 };
const percent = (price: YuanText, part: number) =>
  fenToYuan(fen(Math.round((yuanToFen(price) * part) / 100)));

const skuList = sampleSkus.map(
  ({ id, yuan, stock, values, originalYuan = null, picture = "", name = "" }): Sku => ({
    ...{
      ...skuExample,
      skuId: Number(id),
      skuName: name,
      price: yuan,
      oriPrice: originalYuan,
      stocks: stock,
    },
    properties: Object.entries(values)
      .map((pair) => pair.join(":"))
      .join(";"),
    ...{ values: Object.values(values), pic: picture, partyCode: `RQ-2065-${id}`, makerCode: "" },
    tierPrices: [
      { from: 10, price: percent(yuan, 96) },
      { from: 50, price: percent(yuan, 92) },
    ],
  }),
);
const totalStocks = skuList.reduce((sum, { stocks }) => sum + stocks, 0);

export const product: ProductDetail = {
  ...productDetailExample,
  ...{ prodId: drill.prodId, prodName: drill.prodName, brief: "三相无刷电机，两档变速，双电池轮换不停工" },
  ...{ content: sampleHtml, pic: drill.pic, video: null, totalStocks, unit: "台" },
  imgs: [
    "/pictures/p/drill-212",
    "/pictures/p/drill-200",
    "/pictures/p/box-32",
    "/pictures/p/bolt-28",
  ].join(),
  ...{ price: drill.price, oriPrice: drill.oriPrice, tierPrices: skuList[0]?.tierPrices ?? [], skuList },
  specs: sampleSpecs.map(({ name, values }) => ({
    name,
    values: values.map((value) => ({ value, pic: sampleSwatches[`${name}:${value}`] ?? "" })),
  })),
  prodParameterList: sampleParameters.map(({ name, value }) => ({
    parameterKey: name,
    parameterValue: value,
  })),
  categoryPath: [
    ...productDetailExample.categoryPath.slice(0, 1),
    ...[
      { categoryId: 10, categoryName: "电动工具", level: 2 },
      { categoryId: 24, categoryName: "电钻", level: 3 },
    ],
  ],
  shop: { ...productDetailExample.shop, shopName: drill.shopName },
  ...{
    soldNum: drill.soldNum,
    commentNum: drill.commentNum,
    positiveRating: 97,
    activity: null,
    discounts: [],
  },
  coupons: [
    couponExample,
    {
      ...{ ...couponExample, couponId: 4, couponName: "自营满1000减120", scope: "shop", state: "claimed" },
      ...{ cashCondition: "1000.00", reduceAmount: "120.00" },
    },
  ],
  lastPaid: [],
};
export const soldOut: ProductDetail = {
  ...product,
  totalStocks: 0,
  skuList: skuList.map((sku) => ({ ...sku, stocks: 0 })),
};

export const reviews: readonly ProdComment[] = sampleReviews.map((review, at) => ({
  ...{ ...commentExample, prodCommId: at + 1, prodId: product.prodId, score: review.rating, tags: [] },
  ...{ content: review.text, nickName: review.author, skuName: review.skuName ?? "" },
  ...{ recTime: `${review.timeText} 10:12:00`, replyContent: review.reply ?? null },
  pics: at === 0 ? "/pictures/p/drill-28,/pictures/p/box-32" : "",
}));
/** Shares of all reviews, of which the page shows the newest. */
export const reviewNumbers = {
  ...getCommentData.example.answer,
  ...{ positiveRating: 97, number: product.commentNum, averageScore: 4.8 },
  ...{ praiseNumber: product.commentNum - 13, secondaryNumber: 9, negativeNumber: 4, picNumber: 61 },
};

export const similar: readonly SimilarProd[] = goods
  .filter(({ prodId }) => prodId !== product.prodId)
  .toSorted((one, other) => one.primaryCategoryId - other.primaryCategoryId)
  .slice(0, 6)
  .map((card, at) => ({
    ...card,
    ...{
      differs: at % 2 ? ["额定电压"] : ["最大扭矩", "整机重量"],
      isComparable: 1,
      sameBrand: 0,
      isDelivery: 1,
    },
  }));
