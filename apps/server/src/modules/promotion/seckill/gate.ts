/**
 * The gate in front of a flash sale's orders. What it knows of an item is at most a moment old and read once for all who
 * ask; so a crowd is answered from memory, before any session is looked up, and the buyers who fit are let in one by one,
 * which leaves the other pages their time. Only a buyer takes a place or a turn. What is true is decided in the database
 * (secrets.ts, offer/take-offers.ts).
 */
import { flashSaleLimits } from "@tradehall/mall-rules/limits";
import { activityStatus } from "@tradehall/mall-rules/states/promotion/activity";
import { and, eq, sql } from "drizzle-orm";
import type { Clock } from "#server/clock.ts";
import type { Database } from "#server/db/database.ts";
import { activities, activityItems } from "#server/db/schema/index.ts";
import { statusRefusals, unpaidPieces } from "#server/modules/promotion/activity-goods.ts";
import { refuse } from "#server/refuse.ts";
import { buyersUnderWay, roomFor } from "./secrets.ts";
import { takeTurn, turnIn } from "./turns.ts";

interface Known {
  startsAt: number;
  endsAt: number;
  left: number;
  unpaid: number;
  /** Buyers who may be about to order. */
  underWay: ReadonlySet<number>;
}

interface Seen {
  readAt: number;
  /** Undefined for what is no item of a flash sale. */
  known: Promise<Known | undefined>;
  /** Buyers let in since it was read. */
  letIn: Set<number>;
}

async function read(db: Database, seckillId: number, now: Date): Promise<Known | undefined> {
  const [row] = await db
    .select({
      startsAt: activities.startsAt,
      endsAt: activities.endsAt,
      left: activityItems.left,
      unpaid: sql<number>`${unpaidPieces(db)}`,
      underWay: sql<number[]>`to_json(${buyersUnderWay(db, now)})`,
    })
    .from(activityItems)
    .innerJoin(activities, eq(activities.id, activityItems.activityId))
    .where(and(eq(activityItems.id, seckillId), eq(activities.kind, "seckill")));
  if (!row) return undefined;
  const times = { startsAt: row.startsAt.getTime(), endsAt: row.endsAt.getTime() };
  return { ...row, ...times, underWay: new Set(row.underWay) };
}

const seenOf = new WeakMap<object, Map<number, Seen>>();
/** Items that are remembered; who asks for made-up ones pushes out only what is read again at once. */
const mostSeen = 500;

function look(db: Database, seckillId: number, now: Date): Seen {
  const items = seenOf.get(db) ?? new Map<number, Seen>();
  seenOf.set(db, items);
  const seen = items.get(seckillId);
  if (seen && performance.now() - seen.readAt < flashSaleLimits.knownMs) return seen;
  const known = read(db, seckillId, now);
  const fresh = { readAt: performance.now(), known, letIn: new Set<number>() };
  items.delete(seckillId);
  items.set(seckillId, fresh);
  const [oldest] = items.keys();
  if (items.size > mostSeen && oldest !== undefined) items.delete(oldest);
  // One that could not be read is asked for again by the next.
  known.catch(() => items.get(seckillId) === fresh && items.delete(seckillId));
  return fresh;
}

/** Places that are taken; one that its buyer renews is one place. */
const takenIn = ({ letIn }: Seen, { underWay }: Known): number => new Set([...underWay, ...letIn]).size;

/** Refuses out of memory, without taking a place; also for callers whose session is not looked up yet. */
export async function refuseAtGate(db: Database, clock: Clock, seckillId: number): Promise<Seen | undefined> {
  const seen = look(db, seckillId, clock.now());
  const known = await seen.known;
  // What is unknown is refused by name further in.
  if (!known) return undefined;
  const status = activityStatus(known, clock.now().getTime());
  if (status !== "inProgress") refuse(statusRefusals[status]);
  if (takenIn(seen, known) >= roomFor(known.left)) refuse("tooHot");
  if (turnIn("entering") >= flashSaleLimits.waitMs) refuse("tooHot");
  return seen;
}

/** Takes the buyer's place and waits for the turn to go in. */
export async function passGate(
  db: Database,
  clock: Clock,
  seckillId: number,
  { userId }: { userId: number },
): Promise<void> {
  const seen = await refuseAtGate(db, clock, seckillId);
  if (!seen) return;
  seen.letIn.add(userId);
  await takeTurn("entering", userId);
}
