import * as v from "valibot";
import { id, picture } from "./wire.ts";

/** A category with its children; the tree has three levels, so the third has none (Spec §3). */
export interface CategoryNode {
  categoryId: number;
  /** 0 above the first level. */
  parentId: number;
  categoryName: string;
  /** 1 to 3. */
  level: number;
  pic: string;
  categories: CategoryNode[];
}

const node = (children: v.GenericSchema<CategoryNode[]>): v.GenericSchema<CategoryNode> =>
  v.object({
    categoryId: v.number(),
    parentId: v.number(),
    categoryName: v.string(),
    level: v.number(),
    pic: picture,
    categories: children,
  });
const none: v.GenericSchema<CategoryNode[]> = v.pipe(v.array(v.any()), v.maxLength(0));

export const CategoryNode = node(v.array(node(v.array(node(none)))));

/** One step of the way down to a category. */
export const CategoryStep = v.object({ categoryId: id, categoryName: v.string(), level: v.number() });
export type CategoryStep = v.InferOutput<typeof CategoryStep>;

export const Brand = v.object({ brandId: id, brandName: v.string(), logo: picture });
export type Brand = v.InferOutput<typeof Brand>;
