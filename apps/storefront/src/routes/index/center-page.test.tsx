import { getCenterInfo } from "@tradehall/api-client/endpoints/account/center/get-center-info";
import { NetworkError } from "@tradehall/api-client/errors";
import { createFakeClient } from "@tradehall/api-client/testing";
import { expect, test } from "vitest";
import { brokenPage, openPage } from "../../testing/open-page.tsx";
import * as center from "./route.tsx";

const address = "/user-center/index";
const { answer } = getCenterInfo.example;
const statesOf = (html: string) => [...html.matchAll(/data-state="(\w+)"/g)].map(([, state]) => state);

test("a part that could not be worked out fails in its place, and the others stand", async () => {
  const { client } = createFakeClient({ answers: [[getCenterInfo, { ...answer, latest: null }]] });
  const html = (await openPage(center, client, address)).html();
  expect(statesOf(html)).toEqual(["ready", "ready", "failed", "ready", "ready"]);
  expect(html).toContain("收藏的商品暂无降价");
  expect(html).toContain("重试");
});

test("where nothing was answered who is signed in is, and each part says that it failed", async () => {
  const { client } = createFakeClient({
    answers: [
      [
        getCenterInfo,
        () => {
          throw new NetworkError(getCenterInfo.name, "offline");
        },
      ],
    ],
  });
  const html = (await openPage(center, client, address)).html();
  expect(html).toContain("华东设备有限公司");
  expect(statesOf(html)).toEqual(["failed", "failed", "failed", "failed", "failed"]);
  expect(html).not.toContain(brokenPage);
});

test("with nothing ordered yet each part says so", async () => {
  const none = {
    ...answer,
    latest: { order: null, trace: null },
    waiting: { toInvoice: 0, toReturn: 0, toMend: 0 },
  };
  const counts = { ...answer.orderCountData, unPay: 0, confirm: 0 };
  const { client } = createFakeClient({
    answers: [[getCenterInfo, { ...none, orderCountData: counts as never }]],
  });
  const html = (await openPage(center, client, address)).html();
  for (const words of ["没有待办事项", "还没有订单", "还没有购买记录"]) expect(html).toContain(words);
});
