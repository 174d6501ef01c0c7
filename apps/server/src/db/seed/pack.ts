import type { Pack } from "@tradehall/mall-rules/states/product/pack";

const packs = /^(\d{1,5}) ?([^\d\s])\/([^\d\s])$/;

function packIn(text: string): Pack | undefined {
  const [, pieces, piece = "", unit = ""] = packs.exec(text) ?? [];
  return pieces ? { pieces: Number(pieces), piece, unit } : undefined;
}

interface Said {
  /** Parameters of the product, and the unit it is sold by. */
  parameters: readonly (readonly [string, string])[];
  unit: string;
}

/** What a SKU holds, as its values say it (500只/箱), else its product's parameters of the unit it is sold by (包装规格=100 只/盒). */
export function packOf(values: readonly string[], { parameters, unit }: Said): Pack | null {
  const ofSku = values.flatMap((value) => packIn(value) ?? []);
  const ofProduct = parameters
    .flatMap(([, value]) => packIn(value) ?? [])
    .filter((pack) => pack.unit === unit);
  return ofSku[0] ?? ofProduct[0] ?? null;
}
