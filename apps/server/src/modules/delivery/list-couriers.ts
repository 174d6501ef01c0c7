import { listCouriers } from "@tradehall/api-client/endpoints/delivery/list-couriers";
import { handle } from "#server/handle.ts";

const couriers = [
  ...["顺丰速运", "京东快递", "中通快递", "圆通速递", "申通快递"],
  ...["韵达快递", "极兔速递", "德邦快递", "邮政EMS"],
];

export default handle(listCouriers, async () =>
  couriers.map((dvyName, index) => ({ dvyId: index + 1, dvyName })),
);
