/** Whose statement a buyer reads: the enterprise's, of which a member sees what they ordered, or their own. */
import { mayInEnterprise } from "@tradehall/mall-rules/states/enterprise/rights";
import { and, eq, type SQL } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { enterprises, orders, statementLines, statements, users } from "#server/db/schema/index.ts";
import type { Buyer } from "#server/handle.ts";

export interface Scope {
  /** As statements are kept: of an enterprise, or with 0 of the user. */
  enterpriseId: number;
  userId: number;
  /** Of an enterprise's statement only what this member ordered. */
  onlyOf?: number;
}

export function scopeOf({ userId, enterpriseId, isAdministrator }: Buyer): Scope {
  if (enterpriseId === 0) return { enterpriseId: 0, userId };
  const isWhole = mayInEnterprise(isAdministrator ? "administrator" : "member", "readStatements");
  return { enterpriseId, userId: 0, ...(isWhole ? {} : { onlyOf: userId }) };
}

/** The same statement as it closes: whole. */
export const wholeOf = ({ enterpriseId, userId }: Scope): Scope => ({ enterpriseId, userId });

export const ordersOf = ({ enterpriseId, userId, onlyOf = userId }: Scope): SQL | undefined =>
  and(eq(orders.enterpriseId, enterpriseId), onlyOf === 0 ? undefined : eq(orders.userId, onlyOf));

export const statementsOf = ({ enterpriseId, userId }: Scope): SQL | undefined =>
  and(eq(statements.enterpriseId, enterpriseId), eq(statements.userId, userId));

export const linesOfPerson = ({ onlyOf }: Scope): SQL | undefined =>
  onlyOf === undefined ? undefined : eq(statementLines.buyerId, onlyOf);

export async function ownerNameOf(db: Database, { enterpriseId, userId }: Scope): Promise<string> {
  const [row] =
    enterpriseId === 0
      ? await db.select({ name: users.nickName }).from(users).where(eq(users.id, userId))
      : await db.select({ name: enterprises.name }).from(enterprises).where(eq(enterprises.id, enterpriseId));
  return row?.name ?? "";
}
