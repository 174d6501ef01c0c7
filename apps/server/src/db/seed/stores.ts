/** The application that was not passed, with its private pictures. */
import { type StorePicture, storePictures } from "@tradehall/mall-rules/checks/store";
import { fromNames, keysOf } from "@tradehall/mall-rules/records";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { keepFile, newFilePath } from "../../modules/file/file-store.ts";
import type { Database } from "../opened-database.ts";
import { files, storeApplications } from "../schema/index.ts";
import { storeSeed } from "./data/stores.ts";
import { userId } from "./people.ts";
import { withOutlines } from "./pictures/outlines.ts";
import { idCard, licence, wordMark } from "./pictures/scenes.ts";
import { regionOf } from "./regions.ts";

const hour = 3_600_000;
const names = keysOf(storePictures);

/** The sheet of the licence cannot be read, which is why the application was refused. */
const unreadable = 7;

const drawn: Record<StorePicture, { svg: string; size: [width: number, height: number]; blur?: number }> = {
  logo: { svg: wordMark(160, 160, "诚泰", 210, 1), size: [160, 160] },
  licence: {
    svg: licence(["温州诚泰标准件厂", "浙江省温州市龙湾区滨海四道 555 号", "紧固件、标准件制造与销售"]),
    size: [1600, 1067],
    blur: unreadable,
  },
  idFront: { svg: idCard("身份证 人像面", ["姓名　演示样张", "住址　演示地址"]), size: [1000, 630] },
  idBack: { svg: idCard("身份证 国徽面", ["签发机关　演示样张", "有效期限　长期"]), size: [1000, 630] },
};

export async function seedStores(db: Database, now: Date): Promise<void> {
  const ago = (hours: number) => new Date(now.getTime() - hours * hour);
  const { account, areaId, sentHoursAgo, decidedHoursAgo, ...form } = storeSeed;
  const owner = userId(account);
  const paths = fromNames(names, () => newFilePath());
  await db.insert(files).values(
    names.map((name) => ({
      userId: owner,
      path: paths[name],
      purpose: storePictures[name],
      bytes: 0,
      width: drawn[name].size[0],
      height: drawn[name].size[1],
      ...{ createdAt: ago(sentHoursAgo), usedAt: ago(sentHoursAgo) },
    })),
  );
  await db.insert(storeApplications).values({
    ...form,
    ...paths,
    ...{ userId: owner, status: "notPassed" },
    ...regionOf(areaId),
    ...{ submittedAt: ago(sentHoursAgo), decidedAt: ago(decidedHoursAgo) },
  });
}

/** Draws the pictures that the application names, after the seed: they lie beside the database, not in it. */
export async function drawStorePictures(db: Database, dataDir: string): Promise<void> {
  const [application] = await db.select().from(storeApplications).limit(1);
  if (!application) return;
  for (const name of names) {
    const { svg, blur } = drawn[name];
    const image = sharp(Buffer.from(await withOutlines(svg)));
    const bytes = await (blur ? image.blur(blur) : image).webp({ quality: 80 }).toBuffer();
    await keepFile(dataDir, application[name], bytes);
    await db.update(files).set({ bytes: bytes.length }).where(eq(files.path, application[name]));
  }
}
