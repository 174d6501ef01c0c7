import { listCouriers } from "@tradehall/api-client/endpoints/delivery/list-couriers";
import { expect, test } from "vitest";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();

test("offers couriers to send goods back with, each once", async () => {
  const { data } = await server.call(listCouriers, {}, { token: await server.signIn(world.users.buyer) });
  expect(data[0]).toEqual({ dvyId: 1, dvyName: "顺丰速运" });
  expect(new Set(data.map((one) => one.dvyName)).size).toBe(data.length);
});
