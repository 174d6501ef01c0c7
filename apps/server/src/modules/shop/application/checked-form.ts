/** An application as it is kept: held to the rules of its form, its region named, its pictures the applicant's own. */
import type { StoreForm } from "@tradehall/api-client/models/store";
import { filePathOf } from "@tradehall/mall-rules/checks/file";
import { faultsOf, normalized } from "@tradehall/mall-rules/checks/form";
import { type StorePicture, storePictures, storeRules } from "@tradehall/mall-rules/checks/store";
import { entriesOf, fromNames, keysOf } from "@tradehall/mall-rules/records";
import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { files } from "#server/db/schema/index.ts";
import { regionNames } from "#server/modules/address/regions.ts";
import { takeFiles } from "#server/modules/file/own-files.ts";
import { refuseFields } from "#server/refuse.ts";

const pictureEntries = entriesOf(storePictures);

/** Refuses with all faulty fields at once; a district that does not lie in the city counts as not chosen. */
export function checkedForm(form: StoreForm) {
  const names = regionNames(form);
  const typed = new Map(
    Object.entries({ ...form, ...(names ? {} : { areaId: "" }) }).map(([name, value]) => [
      name,
      value === null || value === 0 ? "" : String(value),
    ]),
  );
  const texts = normalized(storeRules, typed);
  const { latitude, longitude } = form;
  refuseFields({
    ...faultsOf(storeRules, texts),
    ...(names ? {} : { areaId: { reason: "regionIncomplete" } as const }),
  });
  const { provinceId, cityId, areaId } = form;
  const { shopName, contact, tel, addr, intro } = texts;
  const pictures = fromNames(keysOf(storePictures), (name) => filePathOf(texts[name]));
  const region = names ?? { province: "", city: "", area: "" };
  return {
    ...{ shopName, contact, tel, provinceId, cityId, areaId, ...region },
    ...{ addr, latitude, longitude, intro, ...pictures },
  };
}

type Pictures = Record<StorePicture, string>;

/** Marks the pictures as used; one that is gone, or was sent for something else, is asked for again. */
export async function takePictures(
  tx: Database,
  userId: number,
  pictures: Pictures,
  now: Date,
): Promise<void> {
  const isGone = new Map<string, boolean>();
  // One after another: the rows are locked in the transaction's own order.
  for (const [name, purpose] of pictureEntries)
    isGone.set(name, !(await takeFiles(tx, { userId, purpose }, [pictures[name]], now)));
  refuseFields(
    Object.fromEntries(
      pictureEntries.map(([name]) => [name, isGone.get(name) ? { reason: "pictureGone" } : undefined]),
    ),
  );
}

/** Pictures that the application does not name any more are swept: an old ID card has no use any more. */
export async function releasePictures(
  tx: Database,
  userId: number,
  before: Pictures | null,
  now: Pictures,
): Promise<void> {
  const kept = new Set(pictureEntries.map(([name]) => now[name]));
  const old = before ? pictureEntries.map(([name]) => before[name]).filter((path) => !kept.has(path)) : [];
  if (old.length === 0) return;
  await tx
    .update(files)
    .set({ usedAt: null })
    .where(and(eq(files.userId, userId), inArray(files.path, old)));
}
