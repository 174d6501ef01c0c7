/** Account terms as the shops read them. */
import type { SandboxCredit } from "@tradehall/api-client/models/credit";
import { shopCreditEvents } from "@tradehall/mall-rules/states/payment/credit";
import { inArray } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { creditLines, enterprises } from "#server/db/schema/index.ts";
import { toCreditLine } from "#server/modules/credit/credit-answers.ts";
import { creditOf } from "#server/modules/credit/credit-lines.ts";
import { signerOf } from "#server/modules/file/signed-path.ts";

/** The shop sees the papers, too. */
const sandboxShop = 0;

/** Of all enterprises, or of one; those that wait for an answer first. */
export async function listedCredit(db: Database, now: Date, only?: number): Promise<SandboxCredit[]> {
  const ids =
    only === undefined
      ? (await db.selectDistinct({ id: creditLines.enterpriseId }).from(creditLines)).map(({ id }) => id)
      : [only];
  const named = await db.select().from(enterprises).where(inArray(enterprises.id, ids));
  const sign = await signerOf(db, sandboxShop, now);
  const listed: SandboxCredit[] = [];
  for (const { id: enterpriseId, name: enterpriseName } of named)
    for (const line of await creditOf(db, enterpriseId, now)) {
      const events = shopCreditEvents(line.state);
      listed.push({ ...toCreditLine(line, sign), enterpriseId, enterpriseName, events });
    }
  return listed.sort((a, b) => Number(b.state === "requested") - Number(a.state === "requested"));
}
