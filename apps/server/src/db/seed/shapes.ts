import type { Fen } from "@tradehall/mall-rules/money";
/** A third-level category together with the products that stand in it. */
export interface FamilySeed {
  /** Third-level category name, unique in the tree. */
  name: string;
  /** Selling unit, e.g. 个, 盒, 米. */
  unit: string;
  /** Price of the first SKU of the first product, in yuan. */
  yuan: number;
  /** Shipping weight of one unit, in grams. */
  grams: number;
  /** Specification dimension → values; the SKUs are their product, at most 24. */
  specs: Record<string, string[]>;
  /** One product each; the brand is put in front. */
  names: string[];
  /** Least quantity of one order line; default 1. */
  moq?: number;
  /** Quantities must be a multiple of this; default 1. */
  step?: number;
  /** 0 physical (default), 1 virtual (券码). */
  mold?: 0 | 1;
}

/** A second-level category with what its families share; what is said of the goods is their own (data/texts). */
export interface GroupSeed {
  name: string;
  /** Names from data/brands.ts that make this kind of goods. */
  brands: string[];
  /** Where the goods are used. */
  uses: string;
  families: FamilySeed[];
}

/** A first-level category. */
export interface DepartmentSeed {
  name: string;
  /** Hue of the studio background and the icon, in degrees. */
  hue: number;
  /** Object drawn in the icon. */
  pic: string;
  groups: GroupSeed[];
}

export type ShopKey =
  | "platform"
  | "huadong"
  | "lingnan"
  | "bashu"
  | "closed"
  | "special"
  | "offline"
  | "notYetOpen";

export interface ShopSeed {
  key: ShopKey;
  shopName: string;
  /** The company behind it, as its invoices say. */
  companyName: string;
  /** 1 self-operated, 2 third-party. */
  shopType: 1 | 2;
  /** 1 open, 0 suspended. */
  shopStatus: -1 | 0 | 1 | 2;
  /** 5 is the specification's special kind. */
  storeType: 1 | 5;
  tel: string;
  /** Six-digit region code of the area. */
  areaId: string;
  address: string;
  intro: string;
  logo: string;
  freightFen: Fen;
  /** Goods total from which freight is free; null is never. */
  freeFromFen: Fen | null;
  /** Working days until it has sent what was ordered; 0 sends on the same day. */
  leadDays: number;
  /** Provinces the shop does not deliver to. */
  noDeliveryProvinceIds: number[];
  /** Its own site. */
  website?: string;
}
