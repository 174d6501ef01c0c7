/** An order of a member that waits for its approval, step by step. */
import { setBuyingRules } from "@tradehall/api-client/endpoints/enterprise/buying/set-buying-rules";
import { setLimit } from "@tradehall/api-client/endpoints/enterprise/buying/set-limit";
import type { YuanText } from "@tradehall/mall-rules/money";
import {
  coupons,
  enterpriseSettings,
  memberLimits,
  orderItems,
  orders,
  payments,
  userCoupons,
} from "#server/db/schema/index.ts";
import { ownEnterprise } from "./enterprises.ts";
import { buyNow } from "./purchase.ts";
import type { TestServer } from "./test-server.ts";
import { screwM6 } from "./trade.ts";
import { world } from "./world.ts";

const enterpriseId = ownEnterprise;

/** No orders and payments, no coupons, no limits, no steps. */
export async function clearOrders({ database: { db } }: TestServer): Promise<void> {
  await db.delete(orderItems);
  await db.delete(orders);
  await db.delete(payments);
  await db.delete(userCoupons);
  await db.delete(coupons);
  await db.delete(memberLimits);
  await db.delete(enterpriseSettings);
}

interface Limits {
  perOrder?: YuanText | null;
  perMonth?: YuanText | null;
  categories?: { categoryId: number; perMonth: YuanText }[];
}

/** Sets limits of a member, `buyer` where none is named, by the administrator. */
export async function limit(server: TestServer, limits: Limits, userId: number = world.users.buyer) {
  const token = await server.signIn(world.users.admin);
  const body = { enterpriseId, userId, perOrder: null, perMonth: null, ...limits };
  return server.call(setLimit, { body }, { token });
}

export interface Rules {
  steps?: { from: YuanText; approverIds: number[] }[];
  required?: ("requiresPoNumber" | "requiresCostCentre" | "requiresProject")[];
}

export async function setRules(server: TestServer, { steps = [], required = [] }: Rules) {
  const token = await server.signIn(world.users.admin);
  const asked = Object.fromEntries(required.map((name) => [name, 1 as const]));
  const body = {
    ...({ enterpriseId, requiresPoNumber: 0, requiresCostCentre: 0, requiresProject: 0 } as const),
    ...asked,
    approvalSteps: steps,
  };
  return server.call(setBuyingRules, { body }, { token });
}

/** An order of `buyer`, who may buy nothing without approval; answers its number. */
export async function waitingOrder(server: TestServer, quantity = 1): Promise<string> {
  await limit(server, { perOrder: "0.00" });
  return buyNow(server, await server.signIn(world.users.buyer), screwM6, quantity);
}
