/** What account terms with each shop would say to an order that is being made. */
import type { ShopTerms } from "@tradehall/api-client/models/shop-terms";
import { fenToYuan } from "@tradehall/mall-rules/money";
import { creditDueAt, isGranted } from "@tradehall/mall-rules/states/payment/credit";
import { chinaTime } from "@tradehall/mall-rules/time/china-time";
import type { Database } from "#server/db/database.ts";
import type { CartOwner } from "#server/modules/cart/rows.ts";
import { termsFor } from "#server/modules/credit/spend-on-terms.ts";
import type { Prepared } from "./prepare.ts";

/** By shop; none where no line was ever granted. */
export async function shopTerms(
  db: Database,
  { enterpriseId }: CartOwner,
  { draft }: Prepared,
  now: Date,
): Promise<Map<number, ShopTerms>> {
  if (enterpriseId === 0) return new Map();
  const { depositFen } = draft.totals;
  const rows = draft.shops.map(({ shopId, actualFen }) => ({ shopId, shopName: "", actualFen, depositFen }));
  const terms = await termsFor(db, enterpriseId, rows, now);
  return new Map(
    terms.flatMap(({ shopId, line, block = null }) =>
      line && isGranted(line.state)
        ? [
            [
              shopId,
              {
                ...{ left: fenToYuan(line.leftFen), termDays: line.termDays, block },
                dueTime: chinaTime(creditDueAt(now, line.termDays)),
              },
            ],
          ]
        : [],
    ),
  );
}
