/** Group buying for tests: activities, and buyers who open and join teams. */
import { listTeams } from "@tradehall/api-client/endpoints/promotion/group/list-teams";
import { makeBuyers } from "@tradehall/api-client/endpoints/sandbox/account/make-buyers";
import { fen } from "@tradehall/mall-rules/money";
import { eq } from "drizzle-orm";
import { activities, teams } from "../db/schema/index.ts";
import { plantOffer } from "./offers.ts";
import { confirm, submit } from "./purchase.ts";
import { payByBalance } from "./refunds.ts";
import type { TestServer } from "./test-server.ts";
import { helmet } from "./trade.ts";

type Planted = Partial<Parameters<typeof plantOffer>[1]> & { teamSize?: number };

/** Helmets for 19.90 instead of 45.00; runs for 50 hours more unless told otherwise. */
export async function plantGroup(
  server: TestServer,
  { teamSize = 3, ...more }: Planted = {},
): Promise<number> {
  const kind = { kind: "grouping", endsIn: 50 } as const;
  const id = await plantOffer(server, { ...helmet, priceFen: fen(1_990), ...kind, ...more });
  await server.database.db.update(activities).set({ teamSize }).where(eq(activities.id, id));
  return id;
}

/** Ends what runs, so that the next test's products are in no activity; its orders stay. */
export async function endGroups(server: TestServer): Promise<void> {
  const past = (ms: number) => new Date(server.clock.now().getTime() - ms);
  await server.database.db.update(activities).set({ startsAt: past(2_000), endsAt: past(1_000) });
}

export async function buyers(server: TestServer, count: number): Promise<string[]> {
  const made = await server.call(makeBuyers, { body: { count } });
  return made.data.map(({ accessToken }) => accessToken);
}

/** Confirms and submits: opens a team, or joins one. */
export async function order(
  server: TestServer,
  by: string,
  activityId: number,
  teamId?: number,
  prodCount = 1,
) {
  const orderItem = { ...helmet, prodCount, activityId, ...(teamId === undefined ? {} : { teamId }) };
  const confirmed = await confirm(server, by, { orderItem });
  return confirmed.success ? submit(server, by, confirmed.data.uuid) : confirmed;
}

/** The order's number; fails where it was refused. */
export async function ordered(...call: Parameters<typeof order>): Promise<string> {
  const { data, msg } = await order(...call);
  if (!data || !("orderNumbers" in data)) throw new Error(`not ordered: ${msg}`);
  return data.orderNumbers;
}

/** Orders and pays by balance. */
export async function bought(...call: Parameters<typeof order>): Promise<string> {
  const orderNumber = await ordered(...call);
  await payByBalance(call[0], call[1], orderNumber);
  return orderNumber;
}

export const teamsOf = async (server: TestServer, by?: string) =>
  (await server.call(listTeams, { query: { prodId: helmet.prodId } }, by ? { token: by } : {})).data;

/** Opens a team and answers its id. */
export async function opened(server: TestServer, by: string, activityId: number): Promise<number> {
  await bought(server, by, activityId);
  const rows = await server.database.db.select().from(teams).where(eq(teams.activityId, activityId));
  return Math.max(...rows.map(({ id }) => id));
}
