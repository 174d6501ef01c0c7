/** Goods of the points mall for stories. */
import type { ExchangeGoodsView } from "../promotion/ExchangeList/index.ts";
import { type SampleShape, samplePicture } from "./pictures.ts";

const goods = (id: string, name: string, shape: SampleShape, points: number): ExchangeGoodsView => ({
  ...{ id, name, points, href: `/member-center/integral-det/${id}` },
  picture: samplePicture(shape, points % 360),
  yuan: "0.00",
  worth: "36.00",
  redeemedCount: 1_280,
  limit: "",
  state: "enough",
  stateText: "积分充足",
});

export const sampleExchangeGoods: readonly ExchangeGoodsView[] = [
  { ...goods("1", "积分礼·透气反光背心", "glove", 450), limit: "每人限兑 2 件" },
  { ...goods("2", "积分礼·家用三步折叠梯", "box", 2_000), yuan: "99.00", worth: "268.00" },
  {
    ...goods("3", "积分礼·50元通用电子卡", "paper", 5_000),
    state: "short",
    stateText: "还差 1,200 积分",
    worth: null,
  },
  { ...goods("4", "积分礼·充电强光手电筒", "meter", 1_500), state: "gone", stateText: "已兑完" },
];
