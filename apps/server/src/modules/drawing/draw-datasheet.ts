/** What is known of a product as a PDF, and its SKUs as a table: made of its own rows alone, so that they are always true. */
import { chinaDate } from "@tradehall/mall-rules/time/china-time";
import { fill, type Locale } from "@tradehall/mall-rules/words";
import { datasheetWords, documentNames } from "@tradehall/mall-rules/words/documents";
import { byteOrderMark, csvLine } from "#server/csv.ts";
import type { skus } from "#server/db/schema/index.ts";
import type { ListedProduct } from "#server/modules/product/goods/listed-product.ts";
import { a4, drawPdf, type Pdf, table } from "../../pdf.ts";

export interface Datasheet extends Pick<ListedProduct, "product" | "shop"> {
  skus: readonly (typeof skus.$inferSelect)[];
  brand: string;
  /** From the first level down. */
  category: string;
  locale: Locale;
  now: Date;
}

const page = a4(48);
const { inner } = page;

const skuCells = ({ product, skus: rows, locale }: Datasheet): string[][] => {
  const specs = product.specs.map(({ name }) => name);
  return [
    [
      datasheetWords.code[locale],
      ...(specs.length > 0 ? specs : [datasheetWords.spec[locale]]),
      datasheetWords.weight[locale],
    ],
    ...rows.map((row) => [
      row.partyCode,
      ...(specs.length > 0 ? specs.map((_, at) => row.values[at] ?? "") : [row.values.join(" ")]),
      row.weightGrams > 0 ? String(row.weightGrams) : "",
    ]),
  ];
};

/** The SKUs for a spreadsheet. */
export const skuTable = (sheet: Datasheet): string => byteOrderMark + skuCells(sheet).map(csvLine).join("");

function heading(pdf: Pdf, text: string): void {
  if (pdf.y > page.height - page.margin * 3) pdf.addPage();
  pdf
    .font("strong")
    .fontSize(12)
    .text(text, page.margin, pdf.y + 14, { width: inner });
  pdf.y += 6;
}

function draw(pdf: Pdf, sheet: Datasheet): void {
  const { product, shop, brand, category, locale, now } = sheet;
  const word = (name: keyof typeof datasheetWords) => datasheetWords[name][locale];
  pdf.font("plain").fontSize(10).text(documentNames.datasheet[locale], { width: inner });
  pdf.font("strong").fontSize(18).text(product.name, { width: inner });
  pdf.font("plain").fontSize(10).text(product.brief, { width: inner });
  pdf.y += 10;
  const facts: string[][] = [
    [word("brand"), brand],
    [word("category"), category],
    [word("minCount"), `${product.minCount} ${product.unit}`],
    [word("shop"), shop.name],
    [word("tel"), shop.tel],
  ];
  table(
    pdf,
    page,
    facts.filter(([, text]) => text),
    { isHeaded: false },
  );
  if (product.parameters.length > 0) {
    heading(pdf, word("parameters"));
    table(
      pdf,
      page,
      product.parameters.map(({ key, value }) => [key, value]),
      { isHeaded: false },
    );
  }
  heading(pdf, word("skus"));
  table(pdf, page, skuCells(sheet), { isHeaded: true });
  pdf
    .fontSize(8)
    .text(fill(word("asOf"), { day: chinaDate(now) }), page.margin, pdf.y + 10, { width: inner });
}

/** All that a datasheet says: two that say the same are the same file. */
export function contentOf(sheet: Datasheet): string {
  const { product, shop, brand, category, locale, now } = sheet;
  const { name, brief, minCount, unit, parameters } = product;
  return JSON.stringify([
    ...[name, brief, minCount, unit, parameters, shop.name, shop.tel, brand, category],
    ...[skuCells(sheet), locale, chinaDate(now)],
  ]);
}

export function drawDatasheet(sheet: Datasheet): Promise<Buffer> {
  const { product, shop, locale, now } = sheet;
  return drawPdf(
    {
      ...{ page, locale, author: shop.name, createdAt: now },
      texts: [contentOf(sheet), JSON.stringify([datasheetWords, documentNames])],
      title: `${product.name} ${documentNames.datasheet[locale]}`,
    },
    (pdf) => draw(pdf, sheet),
  );
}
