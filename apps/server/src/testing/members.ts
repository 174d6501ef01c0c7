/** Paid members for tests, and buying a level step by step. */
import type { InputOf } from "@tradehall/api-client/contract";
import { buyMember } from "@tradehall/api-client/endpoints/membership/paid/buy-member";
import { getMemberOffer } from "@tradehall/api-client/endpoints/membership/paid/get-member-offer";
import { payTypes } from "@tradehall/mall-rules/states/payment/payment";
import { dayMs } from "@tradehall/mall-rules/time/china-time";
import { eq } from "drizzle-orm";
import type { Database } from "../db/opened-database.ts";
import { users } from "../db/schema/index.ts";
import { plusLevelId } from "../db/seed/data/members.ts";
import type { TestServer } from "./test-server.ts";

export const plus = plusLevelId;
export const prime = plusLevelId + 1;
export const elite = plusLevelId + 2;

/** Makes a user a paid member of the first level for long, or none. */
export async function setPaidMember(db: Database, userId: number, isMember: boolean): Promise<void> {
  const memberEndsAt = new Date(Date.parse("2090-01-01T00:00:00Z") + dayMs);
  const changes = isMember ? { paidLevelId: plus, memberEndsAt } : { paidLevelId: null, memberEndsAt: null };
  await db.update(users).set(changes).where(eq(users.id, userId));
}

export async function offerOf(server: TestServer, token: string) {
  return (await server.call(getMemberOffer, {}, { token })).data;
}

type Body = InputOf<typeof buyMember>["body"];

/** Buys at the price that is shown. */
export async function buy(
  server: TestServer,
  token: string,
  asked: Partial<Body> & Pick<Body, "levelId">,
  key?: string,
) {
  const { levels } = await offerOf(server, token);
  const months = asked.months ?? 12;
  const of = levels.find(({ level }) => level.levelId === asked.levelId);
  const price = of?.terms.find((term) => term.months === months)?.price ?? "1.00";
  const body = { months, price, payType: payTypes.balance, ...asked };
  return server.call(buyMember, { body }, { token, headers: key ? { "idempotency-key": key } : {} });
}
