/** Pages of activities while there is none: each says so, and leads on. */

import { listSeckillRounds } from "@tradehall/api-client/endpoints/promotion/seckill/list-seckill-rounds";
import { listSpecials } from "@tradehall/api-client/endpoints/promotion/special/list-specials";
import { createFakeClient } from "@tradehall/api-client/testing";
import { expect, test } from "vitest";
import { openPage } from "../testing/open-page.tsx";
import * as flashSale from "./flash-sale/route.tsx";
import * as specials from "./special-discount/route.tsx";

test("no limited-time offer runs or comes", async () => {
  const { client } = createFakeClient({ answers: [[listSpecials, () => ({ activities: [], now: 0 })]] });
  const html = (await openPage(specials, client, "/special-discount")).html();
  expect(html).toContain("暂无限时优惠");
  expect(html).toContain("查看全部商品");
  expect(html).not.toContain("该分类下暂无商品");
});

test("no round of the flash sale runs or comes", async () => {
  const { client } = createFakeClient({ answers: [[listSeckillRounds, () => ({ rounds: [], now: 0 })]] });
  const html = (await openPage(flashSale, client, "/flash-sale")).html();
  expect(html).toContain("暂无秒杀活动");
  expect(html).toContain("去逛逛");
  expect(html).not.toContain("其他场次");
});
