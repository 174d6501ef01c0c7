/** How parcels move, by the way they are delivered, and what is written of each step. */
import { type DeliveryType, parcelStates } from "@tradehall/mall-rules/states/order/delivery";
import { and, eq } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { parcels } from "#server/db/schema/index.ts";
import type { ParcelRow } from "./parcel-rows.ts";

interface Step {
  state: number;
  station: (courier: string) => string;
}
const { collected, inTransit, inCity, signed } = parcelStates;

const byCourier: Record<number, Step> = {
  [parcelStates.none]: { state: collected, station: (courier) => `【${courier}】已揽收` },
  [collected]: { state: inTransit, station: () => "快件已到达【转运中心】" },
  [inTransit]: { state: inCity, station: () => "快件已到达目的城市，正在派送" },
  [inCity]: { state: signed, station: () => "快件已签收" },
};
/** State → the next one. What is collected moves only by its code. */
const ways: Record<DeliveryType, Record<number, Step>> = {
  express: byCourier,
  none: byCourier,
  sameCity: {
    [parcelStates.none]: { state: collected, station: (courier) => `【${courier}】骑手已取货` },
    [collected]: { state: inCity, station: () => "骑手正在配送，请保持电话畅通" },
    [inCity]: { state: signed, station: () => "商品已送达" },
  },
  pickup: { [parcelStates.none]: { state: collected, station: () => "商品已备好，请到店自提" } },
};

export const firstStation = (delivery: DeliveryType, courier: string): string =>
  ways[delivery][parcelStates.none]?.station(courier) ?? "";

/** Writes a step of a parcel. Two writers at once make one step. */
async function write(tx: Database, parcel: ParcelRow, { state, station }: Step, now: Date) {
  const traces = [...parcel.traces, { station: station(parcel.dvyName), at: now.toISOString() }];
  const [moved] = await tx
    .update(parcels)
    .set({ state, traces })
    .where(and(eq(parcels.id, parcel.id), eq(parcels.state, parcel.state)))
    .returning();
  return moved ?? parcel;
}

/** Moves a parcel one step; one that is signed stays. */
export async function moveParcel(
  tx: Database,
  parcel: ParcelRow,
  delivery: DeliveryType,
  now: Date,
): Promise<ParcelRow> {
  const step = ways[delivery][parcel.state];
  return step ? write(tx, parcel, step, now) : parcel;
}

/** The buyer has shown the code and has the goods. */
export const handOver = (tx: Database, parcel: ParcelRow, now: Date): Promise<ParcelRow> =>
  write(tx, parcel, { state: signed, station: () => "已凭自提码提货" }, now);
