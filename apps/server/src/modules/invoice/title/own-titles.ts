/** The invoice titles of one user, changed while the buyer is locked so that limit and default always hold. */
import type { InvoiceTitle, TitleFacts } from "@tradehall/api-client/models/invoice";
import { toFlag } from "@tradehall/api-client/models/wire";
import { faultsOf, normalized } from "@tradehall/mall-rules/checks/form";
import { invoiceTitleRules } from "@tradehall/mall-rules/checks/invoice";
import { titleKinds } from "@tradehall/mall-rules/states/payment/invoice";
import { and, desc, eq } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { invoiceTitles } from "#server/db/schema/index.ts";
import { refuse, refuseFields } from "#server/refuse.ts";

type TitleRow = typeof invoiceTitles.$inferSelect;

export const titlesOf = (db: Database, userId: number): Promise<TitleRow[]> =>
  db
    .select()
    .from(invoiceTitles)
    .where(eq(invoiceTitles.userId, userId))
    .orderBy(desc(invoiceTitles.isDefault), desc(invoiceTitles.id));

/** A title of this user; anyone else's is missing. */
export async function ownTitle(db: Database, userId: number, titleId: number): Promise<TitleRow> {
  const [row] = await db
    .select()
    .from(invoiceTitles)
    .where(and(eq(invoiceTitles.id, titleId), eq(invoiceTitles.userId, userId)));
  return row ?? refuse("titleMissing");
}

/** Makes one title the default and no other. */
export async function makeDefault(tx: Database, userId: number, titleId: number): Promise<void> {
  const mine = eq(invoiceTitles.userId, userId);
  await tx
    .update(invoiceTitles)
    .set({ isDefault: false })
    .where(and(mine, eq(invoiceTitles.isDefault, true)));
  await tx
    .update(invoiceTitles)
    .set({ isDefault: true })
    .where(and(mine, eq(invoiceTitles.id, titleId)));
}

/** What an invoice says of its buyer. */
export const titleFacts = ({
  titleType,
  titleName,
  taxNo,
  unitAddress,
  unitPhone,
  bankName,
  bankAccount,
}: TitleRow): TitleFacts => ({
  ...{ titleType, titleName, taxNo, unitAddress, unitPhone, bankName, bankAccount },
});

export const toTitle = (row: TitleRow): InvoiceTitle => ({
  titleId: row.id,
  ...titleFacts(row),
  isDefault: toFlag(row.isDefault),
});

const nothingOfUnit = { taxNo: "", unitAddress: "", unitPhone: "", bankName: "", bankAccount: "" };

/** The form as it is kept, of a person without what units have; refuses with all faulty fields at once. */
export function checkedTitle(form: Omit<TitleFacts, "titleType"> & { titleType: number }): TitleFacts {
  const typed = new Map(Object.entries(form).map(([name, value]) => [name, String(value)]));
  const { titleId: _, isDefault: __, ...values } = normalized(invoiceTitleRules, typed);
  refuseFields(faultsOf(invoiceTitleRules, { ...values, titleId: "", isDefault: "" }));
  const { titleType } = form;
  return { ...values, titleType, ...(titleType === titleKinds.unit ? {} : nothingOfUnit) };
}
