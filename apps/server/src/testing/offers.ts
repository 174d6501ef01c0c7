/** Limited-time offers for tests, around the server's now. */
import type { Fen } from "@tradehall/mall-rules/money";
import { activities, activityItems } from "../db/schema/index.ts";
import type { TestServer } from "./test-server.ts";

interface PlantedOffer {
  prodId: number;
  skuId: number;
  priceFen: Fen;
  left?: number;
  perUser?: number;
  kind?: "special" | "seckill" | "grouping";
  /** Hours from now. */
  startsIn?: number;
  endsIn?: number;
}

/** Answers the activity's id. Runs from an hour ago for an hour unless told otherwise. */
export async function plantOffer(server: TestServer, planted: PlantedOffer): Promise<number> {
  const { kind = "special", startsIn = -1, endsIn = 1, left = 100, perUser = 0, ...item } = planted;
  const { db } = server.database;
  const at = (hours: number) => new Date(server.clock.now().getTime() + hours * 3_600_000);
  const [activity] = await db
    .insert(activities)
    .values({ kind, name: "限时八折", startsAt: at(startsIn), endsAt: at(endsIn) })
    .returning();
  const activityId = activity?.id ?? 0;
  await db.insert(activityItems).values({ ...item, activityId, total: left, left, perUser });
  return activityId;
}

export async function clearOffers(server: TestServer): Promise<void> {
  await server.database.db.delete(activityItems);
  await server.database.db.delete(activities);
}
