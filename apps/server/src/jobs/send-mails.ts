/**
 * Letters go out after the call that asked for them, and outside any transaction: a carrier that is slow or away holds no
 * lock. One is claimed by moving its next try on, sent, and ticked off; what failed is tried again later and later.
 */
import { invoiceLimits } from "@tradehall/mall-rules/limits";
import { and, asc, eq, inArray, isNull, lt, lte, sql } from "drizzle-orm";
import type { Database } from "../db/opened-database.ts";
import { invoiceDocuments, mails } from "../db/schema/index.ts";
import { type MailCarrier, mailCarrier } from "../modules/message/mail-carrier.ts";
import type { Job } from "./jobs.ts";

const aTurn = 20;

/** The next letter that is due; no other process takes it before its next try. */
async function claim(db: Database, now: Date) {
  const next = db
    .select({ id: mails.id })
    .from(mails)
    .where(and(isNull(mails.sentAt), lte(mails.tryAt, now), lt(mails.tries, invoiceLimits.mailTries)))
    .orderBy(asc(mails.tryAt))
    .limit(1)
    .for("update", { skipLocked: true });
  const [letter] = await db
    .update(mails)
    .set({
      tries: sql`${mails.tries} + 1`,
      tryAt: sql`${now.toISOString()}::timestamptz + interval '1 minute' * power(2, ${mails.tries})`,
    })
    .where(inArray(mails.id, next))
    .returning();
  return letter;
}

type LetterRow = typeof mails.$inferSelect;

/** The file of a letter: the invoice that it names. */
async function attachmentOf(db: Database, { invoiceNo, attachment: fileName }: LetterRow) {
  if (invoiceNo === null) return undefined;
  const [document] = await db
    .select({ pdf: invoiceDocuments.pdf })
    .from(invoiceDocuments)
    .where(eq(invoiceDocuments.invoiceNo, invoiceNo));
  return { fileName, bytes: Buffer.from(document?.pdf ?? "", "base64") };
}

async function send(db: Database, carrier: MailCarrier, letter: LetterRow): Promise<void> {
  const { id, email, subject, content } = letter;
  const attachment = await attachmentOf(db, letter);
  await carrier.send({ id, email, subject, content, ...(attachment && { attachment }) });
}

export const sendMails: Job = async ({ database: { db }, clock, settings }) => {
  const carrier = mailCarrier(settings);
  if (!carrier) return;
  const errors: unknown[] = [];
  for (let nth = 0; nth < aTurn; nth += 1) {
    const letter = await claim(db, clock.now());
    if (!letter) break;
    try {
      await send(db, carrier, letter);
      await db.update(mails).set({ sentAt: clock.now() }).where(eq(mails.id, letter.id));
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) throw errors[0];
};
