/** The buyer's own mobile number. */
import { eq } from "drizzle-orm";
import { users } from "#server/db/schema/index.ts";
import type { Context } from "#server/handle.ts";
import { CodeOnly } from "#server/refuse.ts";

export async function mobileOf({ db, buyer }: Context): Promise<string> {
  const [user] = await db.select({ mobile: users.mobile }).from(users).where(eq(users.id, buyer.userId));
  if (!user) throw new CodeOnly("A00004");
  return user.mobile;
}
