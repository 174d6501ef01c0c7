import path from "node:path";
import { getDocument } from "@tradehall/api-client/endpoints/product/get-document";
import { documentTypes } from "@tradehall/api-client/models/prod-files";
import { documentNames } from "@tradehall/mall-rules/words/documents";
import { handleFile } from "#server/handle.ts";
import { requireProduct } from "#server/modules/product/goods/listed-product.ts";
import { skuRows } from "#server/modules/product/goods/sku-list.ts";
import { contentOf, type Datasheet, skuTable } from "../drawing/draw-datasheet.ts";
import { drawn } from "../drawing/drawn.ts";
import { keptFile } from "../drawing/kept-file.ts";
import { catalogueMap, pathOf } from "./category/catalogue-map.ts";

const endings = { datasheet: "pdf", skus: "csv" };
const mostCharacters = 80;

/** Without what systems take for a way or a command, or refuse; cut between characters, never within one. */
function safe(name: string): string {
  const clean = name.toWellFormed().replace(/[\\/:*?"<>|\p{Cc}]+/gu, " ");
  return [...clean.trim()].slice(0, mostCharacters).join("");
}

async function* once(file: Uint8Array | string) {
  yield file;
}

export default handleFile(getDocument, async ({ query: { prodId, kind } }, context) => {
  const { db, clock, locale, settings } = context;
  const { product, shop } = await requireProduct(db, prodId);
  const [skus, map] = await Promise.all([skuRows(db, prodId), catalogueMap(db)]);
  const sheet: Datasheet = {
    ...{ product, shop, skus, locale, now: clock.now() },
    brand: map.brands.get(product.brandId ?? 0)?.name ?? "",
    category: pathOf(map, product.categoryId)
      .map((step) => step.categoryName)
      .join(" / "),
  };
  const folder = path.join(settings.dataDir, "datasheets");
  const file =
    kind === "datasheet"
      ? await keptFile(folder, contentOf(sheet), () => drawn({ datasheet: sheet }))
      : skuTable(sheet);
  return {
    type: documentTypes[kind],
    name: `${safe(product.name)} - ${documentNames[kind][locale]}.${endings[kind]}`,
    count: 1,
    estimatedBytes: Buffer.byteLength(file),
    body: once(file),
  };
});
