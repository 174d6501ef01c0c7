import type { ComponentDocs } from "@tradehall/ui/component-docs";
import type { ReactNode } from "react";
import { sanitize, storyNameFromExport } from "storybook/internal/csf";
import type { StrictArgTypes, StrictInputType } from "storybook/internal/types";
import { sampleOf } from "./sample-code.ts";

/** One prop, or one field of a shape, as `tools/parts/component-facts.mjs` reads it with the compiler. */
export interface FieldFacts {
  name: string;
  type: string;
  isOptional?: boolean;
  default?: string;
  /** Its sentence. */
  text: string;
}

/** What the compiler and the sheets say of a component. */
export interface ComponentFacts {
  /** `room/Name`. */
  key: string;
  name: string;
  /** What it is imported from. */
  entry: string;
  /** What else that entry gives. */
  parts: readonly string[];
  /** Its file in the repository. */
  source: string;
  summary: string;
  props: readonly FieldFacts[];
  /** It takes every `aria-*` attribute, too. */
  takesAria: boolean;
  /** The shapes that its props name: their fields, or the type that the name is. */
  shapes: Readonly<Record<string, readonly FieldFacts[] | string>>;
  /** Tokens of its sheets, e.g. `color.accent`. */
  tokens: readonly string[];
  uses: readonly string[];
  usedBy: readonly string[];
}

// Written by tools/components.mjs before Storybook starts; a story shows without it.
const files = import.meta.glob<readonly ComponentFacts[]>("./facts.gen.json", {
  eager: true,
  import: "default",
});
const all = new Map(Object.values(files).flatMap((facts) => facts.map((one) => [one.key, one])));

const docs = import.meta.glob<ComponentDocs>(
  ["../../packages/ui/src/components/*/*.docs.ts", "../../packages/mall-components/src/*/*/*.docs.ts"],
  { import: "default" },
);

/** `coupon/CouponTicket` of the title `coupon/CouponTicket 优惠券 代金券`. */
export const keyOf = (title: string): string => title.split(" ")[0] ?? title;

/** The Chinese name in a title, and the further words to find the component by. */
export const namesOf = (title: string): { chinese?: string; others: readonly string[] } => {
  const [, chinese, ...others] = title.split(" ");
  return { ...(chinese && { chinese }), others };
};

/** `long-chinese-text` of `LongChineseText`, as Storybook makes it. */
export const pathOf = (name: string): string => sanitize(storyNameFromExport(name));

export const factsOf = (key: string): ComponentFacts | undefined => all.get(key);

/** Reads what people wrote of a component, if they did. */
export function docsOf(key: string): Promise<ComponentDocs | null> {
  const end = key.startsWith("ui/") ? key.replace("ui/", "/ui/src/components/") : `/src/${key}`;
  const [, load] = Object.entries(docs).find(([file]) => file.includes(`${end}/`)) ?? [];
  return load ? load() : Promise.resolve(null);
}

/** What samples use beside components. */
const helpers: Readonly<Record<string, string>> = {
  fen: "@tradehall/mall-rules/money",
  defineMessage: "react-intl",
};

/** What a story shows as code that can be copied, with its imports. */
export function sampleCode(
  title: string,
  node: ReactNode,
  known: ReadonlyMap<string, ComponentFacts> = all,
): string {
  const own = known.get(keyOf(title));
  const isRequired = (name: string, prop: string) =>
    name === own?.name && own.props.some((one) => one.name === prop && !one.isOptional);
  const { code, names } = sampleOf(node, isRequired);
  if (!own) return code;
  const entryOf = (name: string) =>
    // A part without a page of its own leaves by the door of the component that it belongs to.
    name === own.name || own.parts.includes(name)
      ? own.entry
      : (helpers[name] ??
        [...known.values()].find((one) => one.name === name || one.parts.includes(name))?.entry);
  const imports = [...Map.groupBy(names, (name) => entryOf(name) ?? own.entry)].map(
    ([entry, parts]) => `import { ${parts.sort().join(", ")} } from "${entry}";`,
  );
  return `${imports.sort().join("\n")}\n\n${code}`;
}

/** Words of a union as a list to choose from: `"s" | "m"`. */
const choices = (type: string): string[] | undefined =>
  /^"[^"]*"(?: \| "[^"]*")*$/.test(type) ? type.split(" | ").map((one) => one.slice(1, -1)) : undefined;

function controlOf(type: string): Partial<StrictInputType> {
  const options = choices(type);
  if (options) return { control: { type: "select" }, options };
  if (type === "boolean" || type === "number") return { control: { type } };
  if (type === "string" || type === "ReactNode") return { control: { type: "text" } };
  return type.includes("=>") ? { control: false } : { control: { type: "object" } };
}

/** What the Controls panel and prop tables know of a component's props. */
export function argTypesOf(title: string): StrictArgTypes {
  const { props = [] } = factsOf(keyOf(title)) ?? {};
  return Object.fromEntries(
    props.map(({ name, type, isOptional, default: given, text }) => [
      name,
      {
        name,
        description: text,
        type: { name: "other", value: type, required: !isOptional },
        table: { type: { summary: type }, ...(given && { defaultValue: { summary: given } }) },
        ...controlOf(type),
      },
    ]),
  );
}
