import type { GeneratedProduct } from "./generate.ts";

/** The base catalogue while the seed runs: what orders, carts and activities are made from. */
export interface Goods {
  /** The `nth` ordinary product of a family, counting from 0. */
  of(family: string, nth?: number): GeneratedProduct;
  /** A product of this family sold by this shop, else another of the shop's goods. */
  sold(family: string, shopId: number): GeneratedProduct;
  /** A product by a part of its name. */
  named(part: string): GeneratedProduct;
  /** Ordinary physical goods on sale in open shops. */
  plain(): GeneratedProduct[];
  points(): GeneratedProduct[];
}

/** Keeps the base catalogue for look-ups. */
export function keepGoods(all: GeneratedProduct[], openShopIds: readonly number[]): Goods {
  const need = (found: GeneratedProduct | undefined, what: string): GeneratedProduct => {
    if (found === undefined) throw new Error(`The catalogue has no ${what}.`);
    return found;
  };
  const isPlain = ({ product }: GeneratedProduct) =>
    product.status === 1 &&
    product.prodType === 0 &&
    product.mold === 0 &&
    product.preSell === false &&
    product.inStock === true &&
    openShopIds.includes(product.shopId);
  return {
    of: (family, nth = 0) =>
      need(
        all.filter((one) => one.family === family && one.product.prodType === 0 && !one.product.preSell)[nth],
        `${nth}th ${family}`,
      ),
    sold: (family, shopId) =>
      need(
        all.find((one) => one.family === family && one.product.shopId === shopId && isPlain(one)) ??
          all.filter((one) => one.product.shopId === shopId && isPlain(one))[family.length * 7],
        `${family} in shop ${shopId}`,
      ),
    named: (part) =>
      need(
        all.find((one) => one.product.name.includes(part)),
        part,
      ),
    plain: () => all.filter(isPlain),
    points: () => all.filter((one) => one.product.prodType === 3),
  };
}
