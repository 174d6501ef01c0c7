/** A page whose list, or a part beside what it is about, could not be loaded: it is, and programs can tell. */
import { listAddresses } from "@tradehall/api-client/endpoints/address/list-addresses";
import { getComments } from "@tradehall/api-client/endpoints/comment/get-comments";
import { listParcels } from "@tradehall/api-client/endpoints/delivery/list-parcels";
import { listMessages } from "@tradehall/api-client/endpoints/message/list-messages";
import { getNotices } from "@tradehall/api-client/endpoints/notice/get-notices";
import { searchMyOrders } from "@tradehall/api-client/endpoints/order/search-my-orders";
import { getProdInfo } from "@tradehall/api-client/endpoints/product/get-prod-info";
import { expect, test } from "vitest";
import { openExampleMall } from "./testing/example-mall.ts";

const mall = openExampleMall();
const { ask } = mall;

const number = "20260101000000000001";

test.each([
  ["/user-center/uc-order", searchMyOrders, "订单加载失败", 500],
  ["/user-center/uc-message", listMessages, "消息加载失败", 500],
  ["/user-center/uc-address", listAddresses, "收货地址加载失败", 500],
  ["/notice-list", getNotices, "公告加载失败", 500],
  // What the page is about is there.
  ["/detail/1", getComments, "评价加载失败", 200],
  [`/order-detail?orderNumber=${number}`, listParcels, "物流信息加载失败", 200],
] as const)("%s is without what failed", async (address, call, words, status) => {
  const failing = call.path.replace("{orderNumber}", number);
  mall.api.tell(({ path }) =>
    path === failing
      ? { status: 500, body: { success: false, code: "A00005", msg: "", data: null } }
      : undefined,
  );
  const [path = "", search = ""] = address.split("?");
  const page = await ask("GET", address);
  expect(page.body).toContain(words);
  expect(page.body).toContain("</header>");
  expect(page.body).not.toContain("服务器出了点小差");
  const data = await ask("GET", `${path}.data?${search}`);
  expect([page.status, data.status]).toEqual([status, status]);
  expect(data.headers["cache-control"]).toBe("private, no-store");
});

test("a page about what cannot be seen says why, with a way on", async () => {
  mall.api.tell(({ path }) =>
    path === getProdInfo.path
      ? {
          status: 200,
          body: { success: false, code: "A00001", msg: "当前店铺已暂停营业，无法查看", data: null },
        }
      : undefined,
  );
  const { status, body } = await ask("GET", "/detail/1");
  expect(status).toBe(404);
  expect(body).toMatch(/<h1[^>]*>当前店铺已暂停营业，无法查看</);
  expect(body).toContain("去逛逛");
  expect(body).not.toContain("页面未找到</h1>");
});
