import type { ProductFilm } from "../../schema/catalogue.ts";
import { type Plan, plans } from "../plan.ts";
import { disc, dyed, pair, plinth, type Sprite, studio } from "./scenes.ts";

/** Goods that the trade sells in several colours; of the others the colour says what they are. */
const dyedGoods = new Set(
  (
    "wire gloves drill helmet screwdriver toolbox grinder tapemeasure goggles earmuff workwear netcable crate bin " +
    "gelpen scissors broom drum jerrycan multimeter testpen spray detector hammer solder pump"
  ).split(" "),
);

/** The object in its second colour, where the trade has one. */
const other = (sprite: Sprite, pic: string): Sprite => (dyedGoods.has(pic) ? dyed(sprite) : sprite);

/** Ways to show one object, in the order in which its products take them as their main picture. */
const takes: ((sprite: Sprite, hue: number, pic: string) => string)[] = [
  (sprite, hue) => studio(sprite, hue),
  (sprite, hue, pic) => pair(other(sprite, pic), sprite, hue),
  (sprite, hue) => plinth(sprite, hue),
  (sprite, hue, pic) => disc(other(sprite, pic), hue),
];

const productsOf = new Map<string, number>();
const nthOf = new Map<Plan, number>();
for (const plan of plans) {
  const nth = productsOf.get(plan.facts.pic) ?? 0;
  nthOf.set(plan, nth);
  productsOf.set(plan.facts.pic, nth + 1);
}

/** How many pictures an object has: one for each product that shows it, as far as there are ways, but two at least. */
const countOf = (pic: string): number => Math.min(takes.length, Math.max(2, productsOf.get(pic) ?? 0));

const pathOf = (pic: string, take: number): string => `p/${pic}-${String(take + 1).padStart(2, "0")}`;

/** Every picture of an object: its path under `/pictures/` and the drawing. */
export const takesOf = (pic: string): { path: string; draw: (sprite: Sprite, hue: number) => string }[] =>
  takes.slice(0, countOf(pic)).map((draw, take) => ({
    path: pathOf(pic, take),
    draw: (sprite, hue) => draw(sprite, hue, pic),
  }));

/** The two pictures of its object that a product shows, its own first, so that neighbours in a list differ. */
export function picturesOf(plan: Plan, cycle: number): [main: string, second: string] {
  const { pic } = plan.facts;
  const count = countOf(pic);
  const main = ((nthOf.get(plan) ?? 0) + cycle) % count;
  return [`/pictures/${pathOf(pic, main)}`, `/pictures/${pathOf(pic, (main + 1) % count)}`];
}

/** Objects that a film is about; it lies in `films/`. */
export const filmedGoods: readonly string[] = ["drill", "helmet", "bearing"];

/** The film of a product's object, with the product's own picture before it. */
export const filmOf = ({ facts: { pic } }: Plan, poster: string): ProductFilm | null =>
  filmedGoods.includes(pic) ? { url: `/pictures/v/${pic}.webm`, poster, seconds: 8 } : null;
