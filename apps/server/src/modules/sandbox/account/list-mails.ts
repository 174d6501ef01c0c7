import { sandboxListMails } from "@tradehall/api-client/endpoints/sandbox/account/list-mails";
import { chinaTime } from "@tradehall/mall-rules/time/china-time";
import { desc } from "drizzle-orm";
import { mails } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";

const shown = 30;

export default handle(sandboxListMails, async (_, { db }) => {
  const rows = await db.select().from(mails).orderBy(desc(mails.id)).limit(shown);
  return rows.map(({ email, subject, content, attachment, createdAt }) => ({
    ...{ email, subject, content, attachment, sendTime: chinaTime(createdAt) },
  }));
});
