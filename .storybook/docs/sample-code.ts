import { Fragment, isValidElement, type ReactElement, type ReactNode } from "react";

const width = 100;
/** More of a list says nothing more: a sample shows how it begins. */
const longest = 12;

/** What React wraps a component in: `memo`, `forwardRef`. */
interface Wrapped {
  type?: unknown;
  render?: unknown;
  displayName?: string;
  name?: string;
}

/** What a component is called where it is imported. */
function nameOf(type: unknown): string {
  if (typeof type === "string") return type;
  const { displayName, name, type: inner, render } = type as Wrapped;
  return displayName ?? (name || nameOf(inner ?? render ?? "Unnamed"));
}

/** A sample, and the names in it that need an import. */
export interface Sample {
  code: string;
  names: ReadonlySet<string>;
}

const isName = (key: string) => /^[A-Za-z_$][\w$]*$/.test(key);
const isMock = (value: object) => "mock" in value;
const indented = (text: string) => text.replaceAll(/^(?=.)/gm, "  ");

/** `[one, two]` on one line where there is room, else each on its own. */
function enclosed(open: string, parts: readonly string[], close: string, pad = ""): string {
  const line = `${open}${pad}${parts.join(", ")}${pad}${close}`;
  if (parts.length === 0) return `${open}${close}`;
  if (line.length <= width - 20 && !/\n|\/\/ /.test(line)) return line;
  return `${open}\n${parts.map((part) => `${indented(part)}${part.startsWith("//") ? "" : ","}\n`).join("")}${close}`;
}

/** Text in quotes; a drawn picture is one of the reader's own. */
const quoted = (text: string) =>
  JSON.stringify(text.startsWith("data:image/") ? "/pictures/example.jpg" : text);

const ofLanguage =
  /^(?:return|const|let|if|else|new|typeof|in|of|true|false|null|undefined|Number|String|Math|Object|Array|Date|Intl|JSON|URLSearchParams)$/;
const word = /(?<![\w$])(?<!(?<!\.\.)\.)[A-Za-z_$][\w$]*/g;

/** Whether an arrow function names nothing but its parameters and what every script has: it can be copied as it is. */
function isWhole(text: string): boolean {
  if (!/^(?:\(|[\w$]+ *=>)/.test(text)) return false;
  const bare = text
    .replaceAll(/"[^"]*"|'[^']*'/g, '""')
    .replaceAll(/`[^`]*`/g, (template) =>
      [...template.matchAll(/\$\{([^}]*)\}/g)].map(([, one]) => one).join(";"),
    );
  const declared = [...bare.matchAll(/(\([^()]*\)|[\w$]+)\s*=>|\b(?:const|let)\s+([^=]+)=/g)];
  const own = new Set(declared.flatMap(([whole]) => whole.match(word) ?? []));
  const used = bare.replaceAll(/[\w$]+\s*:(?!:)/g, "").match(word) ?? [];
  return used.every((one) => own.has(one) || ofLanguage.test(one));
}

/** A function of a story as its author wrote it; one that only listens, or is made of other parts, is the reader's to write. */
function functionText(key: string, value: object): string {
  const text = String(value);
  if (isMock(value) || /^on[A-Z]/.test(key) || /(?:=>|\)) ?\{\s*\}$/.test(text)) return "() => {}";
  if ("sample" in value) return String(value.sample);
  return isWhole(text) ? text : '() => "…"';
}

/**
 * Writes what a story shows as a reader would write it: JSX with its props in the story's order. `mustHave` says which props an element
 * names even where they are `undefined`.
 */
export function sampleOf(node: ReactNode, mustHave: (name: string, prop: string) => boolean): Sample {
  const names = new Set<string>();

  const use = (name: string) => {
    names.add(name);
    return name;
  };

  function textOf(value: unknown, key = ""): string {
    if (typeof value === "string") return quoted(value);
    if (typeof value === "number" && /Fen$/.test(key)) return `${use("fen")}(${value})`;
    if (typeof value === "bigint") return `${value}n`;
    if (typeof value === "function") return functionText(key, value);
    if (typeof value !== "object" || value === null) return String(value);
    if (isValidElement(value)) return elementText(value);
    if (value instanceof Date) return `new Date(${quoted(value.toISOString())})`;
    if (value instanceof RegExp) return String(value);
    if (value instanceof Set || value instanceof Map)
      return `new ${value.constructor.name}(${textOf([...value])})`;
    if (value instanceof Promise) return "Promise.resolve()";
    if (Array.isArray(value)) {
      const shown = value.slice(0, longest).map((one) => textOf(one));
      const rest = value.length - shown.length;
      return enclosed("[", rest > 0 ? [...shown, `// ${rest} more`] : shown, "]");
    }
    const fields = Object.entries(value).filter(([, one]) => one !== undefined);
    const isMessage = fields.length === 2 && "id" in value && "defaultMessage" in value;
    const parts = fields.map(([name, one]) => `${isName(name) ? name : quoted(name)}: ${textOf(one, name)}`);
    return isMessage
      ? enclosed(`${use("defineMessage")}({`, parts, "})", " ")
      : enclosed("{", parts, "}", " ");
  }

  function attribute([name, value]: [string, unknown]): string {
    if (value === true) return name;
    const text = textOf(value, name);
    // An attribute in quotes knows no escape.
    return typeof value === "string" && !text.includes("\\") ? `${name}=${text}` : `${name}={${text}}`;
  }

  function childText(child: ReactNode): string[] {
    if (child === null || child === undefined || typeof child === "boolean") return [];
    if (Array.isArray(child)) return child.flatMap(childText);
    if (isValidElement(child)) return [elementText(child)];
    if (typeof child === "string" || typeof child === "number") {
      const isPlain = !/[{}<>&\n]/.test(`${child}`) && `${child}`.trim() === `${child}`;
      return [isPlain ? `${child}` : `{${textOf(child)}}`];
    }
    return [`{${textOf(child)}}`];
  }

  function elementText({ type, props }: ReactElement): string {
    const name = type === Fragment ? "" : nameOf(type);
    if (/^[A-Z]/.test(name)) use(name);
    const { children, ...given } = props as { children?: ReactNode };
    const attributes = Object.entries(given)
      .filter(([prop, value]) => value !== undefined || mustHave(name, prop))
      .map(attribute);
    const inside = childText(children);
    const line = [name, ...attributes].join(" ");
    const isShort = line.length <= width - 10 && !line.includes("\n");
    const open = isShort ? `<${line}` : `<${name}\n${indented(attributes.join("\n"))}\n`;
    if (inside.length === 0) return name === "" ? "<></>" : `${open}${isShort ? " " : ""}/>`;
    const whole = `${open}>${inside[0]}</${name}>`;
    if (inside.length === 1 && isShort && whole.length <= width && !whole.includes("\n")) return whole;
    return `${open}>\n${indented(inside.join("\n"))}\n</${name}>`;
  }

  const roots = childText(node);
  const [root = "<></>"] = roots;
  const code = roots.length === 1 && root.startsWith("<") ? root : `<>\n${indented(roots.join("\n"))}\n</>`;
  return { code, names };
}
