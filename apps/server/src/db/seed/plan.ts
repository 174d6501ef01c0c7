import type { categories } from "../schema/index.ts";
import { departments } from "./data/catalogue/index.ts";
import { factsOf } from "./data/facts/index.ts";
import type { ProductFacts } from "./data/facts/is.ts";
import { pointsSeeds, preSaleSeeds } from "./data/specials.ts";
import type { DepartmentSeed, FamilySeed, GroupSeed } from "./shapes.ts";

export type CategoryRow = typeof categories.$inferInsert & { id: number };

/** Where a family is in the category tree. */
interface Place {
  department: DepartmentSeed;
  group: GroupSeed;
  family: FamilySeed;
  departmentId: number;
  groupId: number;
  familyId: number;
}

/** One product to be made: its place, its name, and the how-many-th of its family it is. */
export interface Plan extends Place {
  name: string;
  /** What this product is; what all of its family are is in the family and its text. */
  facts: ProductFacts;
  nth: number;
  kind: "ordinary" | "preSale" | "points";
  /** Of points goods: points and yuan of one piece, and the sizes it comes in. */
  score: number;
  yuan?: number;
  sizes?: number;
}

/** Ids count from 1: departments, then groups, then families. */
function placeAll(): Place[] {
  const places: Place[] = [];
  const groupCount = departments.reduce((sum, department) => sum + department.groups.length, 0);
  let groupId = departments.length;
  let familyId = departments.length + groupCount;
  departments.forEach((department, i) => {
    for (const group of department.groups) {
      groupId += 1;
      for (const family of group.families) {
        familyId += 1;
        places.push({ department, group, family, departmentId: i + 1, groupId, familyId });
      }
    }
  });
  return places;
}

const places = placeAll();

/** The drawing that represents a family: its first product's. */
export const pictureOf = ({ names }: FamilySeed): string => factsOf(names[0] ?? "").pic;

/** The whole category tree, ids as the products use them. */
export function categoryRows(): CategoryRow[] {
  const rows = new Map<number, CategoryRow>();
  for (const place of places) {
    const icon = (pic: string) => `/pictures/c/${pic}`;
    const put = (id: number, parentId: number, level: number, name: string, pic: string) =>
      rows.set(id, rows.get(id) ?? { id, parentId, level, name, picture: icon(pic), seq: id });
    put(place.departmentId, 0, 1, place.department.name, place.department.pic);
    put(
      place.groupId,
      place.departmentId,
      2,
      place.group.name,
      pictureOf(place.group.families[0] ?? place.family),
    );
    put(place.familyId, place.groupId, 3, place.family.name, pictureOf(place.family));
  }
  return [...rows.values()].sort((a, b) => a.id - b.id);
}

/** The name of a second-level category. */
export const groupNameOf = (id: number): string =>
  places.find(({ groupId }) => groupId === id)?.group.name ?? "";

/** First-level category ids by department name. */
export const departmentId = (name: string): number => departments.findIndex((d) => d.name === name) + 1;

function planAll(): Plan[] {
  const plans: Plan[] = [];
  const rounds = Math.max(...places.map((place) => place.family.names.length));
  // Round by round, so that neighbours in id come from all departments.
  for (let nth = 0; nth < rounds; nth++)
    for (const place of places) {
      const name = place.family.names[nth];
      if (name !== undefined)
        plans.push({ ...place, name, facts: factsOf(name), nth, kind: "ordinary", score: 0 });
    }
  const at = (family: string) => {
    const place = places.find((p) => p.family.name === family);
    if (place === undefined) throw new Error(`No family is called "${family}".`);
    return place;
  };
  const withFacts = ({ name }: { name: string }) => ({ name, facts: factsOf(name) });
  for (const seed of preSaleSeeds)
    plans.push({ ...at(seed.family), ...withFacts(seed), nth: 1, kind: "preSale", score: 0 });
  const pick = ({ score, yuan = 0, sizes = 1 }: (typeof pointsSeeds)[number]) => ({ score, yuan, sizes });
  for (const seed of pointsSeeds)
    plans.push({ ...at(seed.family), ...withFacts(seed), nth: 0, kind: "points", ...pick(seed) });
  return plans;
}

/** The base catalogue, ordinary goods first. */
export const plans = planAll();

/** How many products the seed has without a scale. */
export const baseCount = plans.length;
