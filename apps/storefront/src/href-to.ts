/** Addresses from the map of the mall, and back: no other file spells a page's path. */
import { keysOf } from "@tradehall/mall-rules/records";
import { type RouteName, type RouteRow, type RouteRows, routeTable } from "./route-table.ts";

type Value = string | number;
type ParamValue = Value | readonly Value[] | undefined;
type InPath<Path> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | InPath<Rest> : never;
type Words<Text> = Text extends `${infer Word} ${infer Rest}` ? Word | Words<Rest> : Text;
type InQuery<Row> = Row extends { query: infer Names } ? Words<Names> : never;
type Spelled<Name extends RouteName> = InPath<RouteRows[Name]["path"]> | InQuery<RouteRows[Name]>;
type Needed<Param> = Param extends `${string}?` ? never : Param;
type Missable<Param> = Param extends `${infer Name}?` ? Name : never;

/** What the address of a page says. */
export type ParamsOf<Name extends RouteName> = { [Param in Needed<Spelled<Name>> & string]: Value } & {
  [Param in Missable<Spelled<Name>>]?: ParamValue;
};

type Params<Name extends RouteName> = [Spelled<Name>] extends [never]
  ? []
  : [Needed<Spelled<Name>>] extends [never]
    ? [params?: ParamsOf<Name>]
    : [params: ParamsOf<Name>];

function spell(name: RouteName, params: Readonly<Record<string, ParamValue>> = {}): string {
  let { path } = routeTable[name];
  const search = new URLSearchParams();
  for (const [param, given] of Object.entries(params)) {
    const slot = [`{${param}}`, `{${param}?}`].find((one) => path.includes(one));
    const values = given === undefined ? [] : [given].flat().map(String);
    if (slot) path = path.replace(slot, values.map(encodeURIComponent).join());
    else for (const value of values) search.append(param, value);
  }
  return [path.replace(/\/(\{\w+\?\})?$/, "") || "/", String(search)].filter(Boolean).join("?");
}

/** The address of a page: `hrefTo("detail", { prodId: 12, skuId: 3 })` is `/detail/12?skuId=3`. */
export const hrefTo: <Name extends RouteName>(name: Name, ...params: Params<Name>) => string = spell;

/** The address of a page whose name comes as data; undefined for a name that no page has. */
export function hrefByName(name: RouteName, params?: Readonly<Record<string, ParamValue>>): string;
export function hrefByName(name: string, params?: Readonly<Record<string, ParamValue>>): string | undefined;
export function hrefByName(name: string, params?: Readonly<Record<string, ParamValue>>): string | undefined {
  const known = names.find((one) => one === name);
  return known && spell(known, params);
}

const names = keysOf(routeTable);
const pattern = (path: string): RegExp =>
  new RegExp(`^${path.replace(/\/\{\w+\?\}/g, "(?:/[^/]+)?").replace(/\{\w+\}/g, "[^/]+")}/?$`);
const routes = names.map((name) => ({ name, ...routeTable[name], pattern: pattern(routeTable[name].path) }));

/** The row an address belongs to; undefined for a page that does not exist. */
export const routeOf = (href: string): (RouteRow & { name: RouteName }) | undefined => {
  const [pathname = ""] = href.split(/[?#]/);
  return routes.find((route) => route.pattern.test(pathname));
};
