/** Puts orders on the terms of their shops, all of them or none; in the transaction that pays for them. */
import { fen, fenToYuan, sumFen } from "@tradehall/mall-rules/money";
import { type CreditBlock, creditBlockOf, creditDueAt } from "@tradehall/mall-rules/states/payment/credit";
import { and, asc, eq, inArray } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { creditLines, orders } from "#server/db/schema/index.ts";
import { enterpriseFor } from "#server/modules/enterprise/own-enterprise.ts";
import { refuse } from "#server/refuse.ts";
import { spendCredit } from "./change-credit.ts";
import { type CreditFacts, creditOf } from "./credit-lines.ts";

type OrderRow = typeof orders.$inferSelect;

const refusals = {
  notOpen: "creditNotOpen",
  overdue: "creditOverdue",
  tooLittle: "creditTooLittle",
  preSale: "creditPreSale",
} as const satisfies Record<CreditBlock, string>;

export interface TermsOfShop {
  shopId: number;
  shopName: string;
  line: CreditFacts | undefined;
  block: CreditBlock | undefined;
}

/** What each shop of these orders says to putting them on terms. */
export async function termsFor(
  db: Database,
  enterpriseId: number,
  rows: readonly Pick<OrderRow, "shopId" | "shopName" | "actualFen" | "depositFen">[],
  now: Date,
): Promise<TermsOfShop[]> {
  const byShop = [...Map.groupBy(rows, ({ shopId }) => shopId)].sort(([a], [b]) => a - b);
  const lines = await creditOf(
    db,
    enterpriseId,
    now,
    byShop.map(([shopId]) => shopId),
  );
  return byShop.map(([shopId, own]) => {
    const line = lines.find((one) => one.shopId === shopId);
    const amountFen = sumFen(own, (order) => order.actualFen);
    const isPreSale = own.some(({ depositFen }) => depositFen > 0);
    const block = isPreSale ? "preSale" : creditBlockOf(line, amountFen);
    return { shopId, shopName: own[0]?.shopName ?? "", line, block };
  });
}

export async function spendOnTerms(
  tx: Database,
  { userId, orderNumbers, at }: { userId: number; orderNumbers: readonly string[]; at: Date },
): Promise<void> {
  const rows = await tx
    .select()
    .from(orders)
    .where(inArray(orders.orderNumber, [...orderNumbers]))
    .orderBy(asc(orders.orderNumber));
  const enterpriseId = rows[0]?.enterpriseId ?? 0;
  if (enterpriseId === 0 || rows.some((row) => row.enterpriseId !== enterpriseId))
    refuse("creditNoEnterprise");
  await enterpriseFor(tx, userId, enterpriseId, "buyOnTerms");
  const shopIds = [...new Set(rows.map(({ shopId }) => shopId))];
  // All lines by rising shop, so that what is overdue and what is left is decided of what the last one left.
  await tx
    .select({ shopId: creditLines.shopId })
    .from(creditLines)
    .where(and(eq(creditLines.enterpriseId, enterpriseId), inArray(creditLines.shopId, shopIds)))
    .orderBy(asc(creditLines.shopId))
    .for("update");
  for (const { shopId, shopName, line, block } of await termsFor(tx, enterpriseId, rows, at)) {
    const left = fenToYuan(line?.leftFen ?? fen(0));
    if (block) refuse(refusals[block], { shop: shopName, left });
    const owed = rows
      .filter((row) => row.shopId === shopId)
      .map(({ orderNumber, actualFen }) => ({
        ...{ userId, orderNumber, changeFen: actualFen },
        dueAt: creditDueAt(at, line?.termDays ?? 0),
      }));
    if (!(await spendCredit(tx, { enterpriseId, shopId }, owed, at)))
      refuse("creditTooLittle", { shop: shopName, left });
  }
}
