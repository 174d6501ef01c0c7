/** What one product is, beside what all goods of its kind are. */
export interface ProductFacts {
  /** Key of its drawing; see pictures/drawn-objects. */
  pic: string;
  /** Parameters; they stand in the place of the kind's own of the same name. */
  params: [string, string][];
  /** Whether they stand for all of the kind's parameters and points. */
  isStandalone: boolean;
  /** Its own specifications, as many values as the kind has; none where it has the kind's. */
  specs: Record<string, string[]> | null;
  /** Its own selling points; none where the kind's are true of it. */
  points: string[];
}

/** By the first word of the product's name. */
export type Facts = Readonly<Record<string, ProductFacts>>;

const rows = (text: string): [string, string][] =>
  text
    .split("；")
    .filter((row) => row !== "")
    .map((row) => {
      const [key = "", ...value] = row.split("=");
      return [key, value.join("=")];
    });

function make(
  isStandalone: boolean,
  pic: string,
  params: string,
  specs: string,
  points: string[],
): ProductFacts {
  const dimensions = rows(specs).map(([key, values]) => [key, values.split("|")] as const);
  return {
    ...{ pic, isStandalone, points, params: rows(params) },
    specs: dimensions.length === 0 ? null : Object.fromEntries(dimensions),
  };
}

/** One of its kind: `材质=304 不锈钢；等级=A2-70` replaces and adds, an empty value takes away; `颜色=红|蓝` are its SKUs. */
export const is = (pic: string, params = "", specs = "", ...points: string[]): ProductFacts =>
  make(false, pic, params, specs, points);

/** Sold among its kind and still another thing: nothing that is said of the kind is said of it. */
export const standalone = (pic: string, params: string, specs: string, ...points: string[]): ProductFacts =>
  make(true, pic, params, specs, points);
