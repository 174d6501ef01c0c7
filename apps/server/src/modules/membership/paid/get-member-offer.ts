import { getMemberOffer } from "@tradehall/api-client/endpoints/membership/paid/get-member-offer";
import { fen, fenToYuan } from "@tradehall/mall-rules/money";
import {
  boughtUntil,
  buyBlock,
  buyKind,
  carriedDays,
} from "@tradehall/mall-rules/states/membership/membership";
import { chinaTime } from "@tradehall/mall-rules/time/china-time";
import { asc } from "drizzle-orm";
import { memberTerms } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { loadLevels, memberCoupons, toLevel } from "#server/modules/membership/growth/levels.ts";
import { membershipOf } from "#server/modules/membership/growth/membership-of.ts";
import { payMethods } from "#server/pay-methods/index.ts";
import { refuse } from "#server/refuse.ts";
import { restOf } from "./rest.ts";
import { standingOf } from "./running.ts";
import { isWayToBuy } from "./ways.ts";

export default handle(getMemberOffer, async (_, { db, clock, locale, settings, buyer: { userId } }) => {
  const now = clock.now();
  const [standing, rows, terms, offered, restOfAll] = await Promise.all([
    standingOf(db, userId, now),
    loadLevels(db),
    db.select().from(memberTerms).orderBy(asc(memberTerms.months)),
    memberCoupons(db, now),
    restOf(db, userId, now),
  ]);
  if (!standing) refuse("sessionExpired");
  const onSale = rows
    .filter(({ kind }) => kind === "paid")
    .map((row) => {
      const kind = buyKind(row, standing.running);
      const carriedFen = kind === "upgrade" ? restOfAll : fen(0);
      const startsAt = kind === "renewal" && standing.memberEndsAt ? standing.memberEndsAt : now;
      return {
        ...{ level: toLevel(row, locale, offered), kind, block: buyBlock(row, standing) ?? null },
        terms: terms
          .filter(({ levelId }) => levelId === row.id)
          .map(({ months, priceFen }) => {
            const bought = { startsAt, months, priceFen, carriedFen };
            return {
              ...{ months, price: fenToYuan(priceFen) },
              ...{ endTime: chinaTime(boughtUntil(bought)), carriedDays: carriedDays(bought) },
            };
          }),
      };
    })
    .filter((one) => one.terms.length > 0);
  return {
    levels: onSale,
    membership: membershipOf(standing, rows, { now, locale, offered }),
    ...{ growth: standing.growth, balance: fenToYuan(standing.balanceFen) },
    payTypes: payMethods(settings)
      .filter(isWayToBuy)
      .map(({ payType }) => payType),
    now: now.getTime(),
  };
});
