/** What a product's parameters and specifications say of it, as values to narrow by. */
import type { Parameter, SpecDimension } from "#server/db/schema/index.ts";

export interface Attribute {
  name: string;
  value: string;
}

/** What other facets stand for, or is another for each product. */
const notTelling = new Set(["品牌", "分类", "货号", "计价单位", "单件毛重", "条码", "商品编号"]);
/** Says nothing by itself, or is prose. */
const isValue = (value: string): boolean =>
  value !== "" && !value.startsWith("见") && [...value].length <= 24 && !/[，。；]/.test(value);
const longestName = 12;

/** "PN10 / PN16" and "黑、白" are two values. */
const valuesIn = (text: string): string[] => text.split(/\s\/\s|、/).map((value) => value.trim());

interface Described {
  parameters: readonly Parameter[];
  /** Dimensions of the SKUs, and the values of each SKU in their order. */
  specs: readonly SpecDimension[];
  skus: readonly { values?: readonly string[] | undefined }[];
}

/** Each once; what no SKU is any more is left out. */
export function attributesOf({ parameters, specs, skus }: Described): Attribute[] {
  const pairs = [
    ...specs.flatMap(({ name }, at) => skus.map(({ values }) => ({ name, value: values?.[at] ?? "" }))),
    ...parameters.flatMap(({ key, value }) => valuesIn(value).map((one) => ({ name: key, value: one }))),
  ].map(({ name, value }) => ({ name: name.trim(), value: value.trim() }));
  const telling = pairs.filter(
    ({ name, value }) =>
      name !== "" && [...name].length <= longestName && !notTelling.has(name) && isValue(value),
  );
  return [...new Map(telling.map((one) => [`${one.name}\n${one.value}`, one])).values()];
}
