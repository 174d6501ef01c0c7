import { listParcels } from "@tradehall/api-client/endpoints/delivery/list-parcels";
import { expect, test } from "vitest";
import { buyNow, detailOf, pay } from "#server/testing/purchase.ts";
import { testServer } from "#server/testing/test-server.ts";
import { helmet } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";
import { moveParcels, shipPaidOrders } from "./autopilot.ts";

const server = testServer();
const flying = () => ({
  ...server,
  database: server.database,
  clock: server.clock,
  settings: { ...server.settings, autopilot: true },
});

test("ships a paid order after a minute and moves its parcel to the door", async () => {
  const token = await server.signIn(world.users.buyer);
  const orderNumber = await buyNow(server, token, helmet);
  await pay(server, token, orderNumber);
  await shipPaidOrders(flying());
  expect((await detailOf(server, token, orderNumber)).status).toBe(2);
  await server.clock.advance(60_000);
  await Promise.all([shipPaidOrders(flying()), shipPaidOrders(flying())]);
  expect(await detailOf(server, token, orderNumber)).toMatchObject({ status: 3, deliveryCount: 1 });
  const stateOf = async () => {
    const { data } = await server.call(listParcels, { params: { orderNumber } }, { token });
    return data[0]?.deliveryDto.state;
  };
  const states = [await stateOf()];
  for (let step = 0; step < 4; step++) {
    await moveParcels(flying());
    await server.clock.advance(60_000);
    await moveParcels(flying());
    states.push(await stateOf());
  }
  expect(states).toEqual([1, 2, 201, 3, 3]);
});

test("does nothing while it is off", async () => {
  const token = await server.signIn(world.users.buyer);
  const orderNumber = await buyNow(server, token, helmet);
  await pay(server, token, orderNumber);
  await server.clock.advance(600_000);
  await shipPaidOrders(server);
  expect((await detailOf(server, token, orderNumber)).status).toBe(2);
});
