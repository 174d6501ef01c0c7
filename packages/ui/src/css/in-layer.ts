import {
  type GlobalStyleRule,
  globalStyle as rawGlobalStyle,
  style as rawStyle,
  styleVariants as rawStyleVariants,
} from "@vanilla-extract/css";
import { type RecipeVariants, type RuntimeFn, recipe as rawRecipe } from "@vanilla-extract/recipes";
import type { MallLayer } from "./layer-order.ts";
import { stateLayerOrder } from "./layers.ts";
import { type Rule, settle } from "./rule.ts";

/** A rule of a selector; `size` is a property of @page alone, which the style types do not know. */
export type GlobalRule = GlobalStyleRule & { size?: string };

/** What a global rule says under one condition of the window. */
export type GlobalBody = NonNullable<GlobalStyleRule["@media"]>[string];

/** Variants of a recipe: variant name → option name → rule. */
export type VariantTable = Record<string, Record<string, Rule>>;

type Classes<Table extends VariantTable> = {
  [Name in keyof Table]: { [Option in keyof Table[Name]]: string };
};

type Choice<Table extends VariantTable> = {
  [Name in keyof Table]?: keyof Table[Name] extends "true" | "false" ? boolean : keyof Table[Name];
};

/** A component's looks as data: a base, a table of variants, and what holds for combinations. */
export type Recipe<Table extends VariantTable> = {
  base?: Rule;
  variants?: Table;
  compoundVariants?: readonly { variants: Choice<Table>; style: Rule }[];
  defaultVariants?: Choice<Table>;
};

/** The options a recipe takes, for a props type. */
export type RecipeOptions<R extends RuntimeFn<Record<string, Record<string, string>>>> = NonNullable<
  RecipeVariants<R>
>;

/** The style functions of one cascade layer: what they write can only land in that layer. */
export function inLayer(layer: MallLayer) {
  const wrap = (rule: Rule) => {
    const { classes, body } = settle(rule);
    const layered = { "@layer": { [layer]: body } };
    // A list makes one more class for the composition; a plain rule needs none.
    return classes.length > 0 ? [...classes, layered] : layered;
  };

  /** An option that changes nothing gets no class; one that is only a mark names a class of its own. */
  const looks = (table: Record<string, Rule>) =>
    Object.entries(table).flatMap(([option, rule]) => {
      const { classes, body } = settle(rule);
      if (Object.keys(body).length > 0) return [[option, wrap(rule)] as const];
      return classes.length > 0 ? [[option, classes] as const] : [];
    });

  function style(rule: Rule, debugId?: string): string {
    stateLayerOrder();
    return rawStyle(wrap(rule), debugId);
  }

  function styleVariants<Name extends string | number>(rules: Record<Name, Rule>): Record<Name, string>;
  function styleVariants<Data, Name extends string | number>(
    data: Record<Name, Data>,
    toRule: (value: Data, name: Name) => Rule,
  ): Record<Name, string>;
  function styleVariants(
    ...given:
      | [rules: Record<string, Rule>]
      | [data: Record<string, unknown>, toRule: (value: unknown, name: string) => Rule]
  ): Record<string, string> {
    stateLayerOrder();
    if (given.length === 1) return rawStyleVariants(given[0], wrap);
    const [data, toRule] = given;
    return rawStyleVariants(data, (value, name) => wrap(toRule(value, name)));
  }

  function globalStyle(selector: string, rule: GlobalRule): void {
    stateLayerOrder();
    rawGlobalStyle(selector, { "@layer": { [layer]: rule } });
  }

  function recipe<Table extends VariantTable>(options: Recipe<Table>): RuntimeFn<Classes<Table>> {
    stateLayerOrder();
    const variants = Object.fromEntries(
      Object.entries(options.variants ?? {}).map(([name, table]) => [name, Object.fromEntries(looks(table))]),
    );
    return rawRecipe({
      base: wrap(options.base ?? {}),
      variants: variants as unknown as Classes<Table>,
      compoundVariants: (options.compoundVariants ?? []).map((compound) => ({
        variants: compound.variants as never,
        style: wrap(compound.style),
      })),
      defaultVariants: options.defaultVariants as never,
    });
  }

  return { style, styleVariants, globalStyle, recipe };
}
