import { and, eq, isNull, ne, type SQL } from "drizzle-orm";
import { sessions } from "#server/db/schema/index.ts";
import type { Context } from "#server/handle.ts";
import { lockBuyer } from "#server/modules/buyer/lock-buyer.ts";

/** Ends sessions of the buyer, never the one that asks. */
export const endOthers = ({ db, clock, buyer }: Context, which?: SQL): Promise<void> =>
  db.transaction(async (tx) => {
    await lockBuyer(tx, buyer.userId);
    await tx
      .update(sessions)
      .set({ endedAt: clock.now() })
      .where(
        and(
          eq(sessions.userId, buyer.userId),
          ne(sessions.tokenHash, buyer.tokenHash),
          isNull(sessions.endedAt),
          which,
        ),
      );
  });
