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

type Take = (sprite: Sprite, hue: number, pic: string) => string;

/** Every product's own picture is in the same light and before the same ground. */
const own: Take = (sprite, hue) => studio(sprite, hue);

/** Ways to show it a second time. */
const seconds: Take[] = [
  (sprite, hue, pic) => pair(other(sprite, pic), sprite, hue),
  (sprite, hue) => plinth(sprite, hue),
  (sprite, hue, pic) => disc(other(sprite, pic), hue),
];

const placeOf = new Map(plans.map(({ facts: { pic } }, at) => [pic, at]));
const pathOf = (pic: string, take: number): string => `p/${pic}-0${take + 1}`;

/** The two pictures of an object: their paths under `/pictures/` and the drawings. */
export const takesOf = (pic: string): { path: string; draw: (sprite: Sprite, hue: number) => string }[] =>
  [own, seconds[(placeOf.get(pic) ?? 0) % seconds.length] ?? own].map((draw, take) => ({
    path: pathOf(pic, take),
    draw: (sprite, hue) => draw(sprite, hue, pic),
  }));

/** The pictures of its object that a product shows, its own first; repeated goods of a large catalogue take turns. */
export function picturesOf({ facts: { pic } }: Plan, cycle: number): [main: string, second: string] {
  const main = cycle % 2;
  return [`/pictures/${pathOf(pic, main)}`, `/pictures/${pathOf(pic, 1 - main)}`];
}

/** Objects that a film is about; it lies in `films/`. */
export const filmedGoods: readonly string[] = ["drill", "helmet", "bearing"];

/** The film of a product's object, with the product's own picture before it. */
export const filmOf = ({ facts: { pic } }: Plan, poster: string): ProductFilm | null =>
  filmedGoods.includes(pic) ? { url: `/pictures/v/${pic}.webm`, poster, seconds: 8 } : null;
