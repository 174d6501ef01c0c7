import { execFile } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { type ComponentType, createElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { IntlProvider } from "react-intl";
import { beforeAll, describe, expect, it } from "vitest";
import { type ComponentFacts, sampleCode } from "../../.storybook/docs/facts.ts";
import { sampleSource, withSample } from "../../.storybook/sample.ts";
import { nativeCompiler } from "../../tools/parts/checks.mjs";
import { componentFacts } from "../../tools/parts/component-facts.mjs";
import { root } from "./tree.ts";

type Args = Readonly<Record<string, unknown>>;
/** A story, or what a file says of all its stories, as far as this law reads it. */
interface Told {
  title?: string;
  id?: string;
  component?: ComponentType<Args>;
  args?: Args;
  tags?: readonly string[];
  render?: (args: Args, context: object) => ReactNode;
  parameters?: { docs?: { source?: { code?: string } } };
}
type StoryFile = { default: Told } & Record<string, Told>;

const files = import.meta.glob<StoryFile>(
  [
    "../../packages/ui/src/components/*/*.stories.tsx",
    "../../packages/mall-components/src/*/*/*.stories.tsx",
  ],
  { eager: true },
);

/** They show what a component makes of what its types forbid. */
const wrongOnPurpose = new Set(["product-price--NotANumber", "product-productcard--NoPrice"]);

const Calling = ({ draw }: { draw: () => void }) => {
  draw();
  return null;
};

/** What a story gives to React; its hooks work, and nothing below it is drawn. */
function shownBy(whole: Told, story: Told): ReactNode {
  const { component } = whole;
  const args = { ...whole.args, ...story.args };
  const render = story.render ?? whole.render ?? ((given) => component && createElement(component, given));
  let shown: ReactNode;
  const draw = () => {
    shown = render(args, { args, globals: {} });
  };
  renderToString(
    <IntlProvider defaultLocale="zh-CN" locale="zh-CN">
      <Calling draw={draw} />
    </IntlProvider>,
  );
  return shown;
}

/** The text of the Code panel of each story in the docs, by the story's name. */
function samplesOf({ default: whole, ...stories }: StoryFile, facts: ReadonlyMap<string, ComponentFacts>) {
  const documented = Object.entries(stories).filter(([, { tags }]) => !tags?.includes("!autodocs"));
  return documented.map(([name, story]) => {
    const written = (story.parameters ?? whole.parameters)?.docs?.source?.code;
    const code = written ?? sampleCode(whole.title ?? "", shownBy(whole, story), facts);
    return [`${whole.id}--${name}`, code] as const;
  });
}

const folder = path.join(root, ".cache/code-samples");
const settings = {
  extends: "../../tsconfig.base.json",
  compilerOptions: { types: ["vite/client"] },
  include: ["*.tsx"],
};

/** What the compiler says of each file that is not right, by the file's name. */
async function faultsOf(samples: ReadonlyMap<string, string>): Promise<Map<string, string[]>> {
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, "tsconfig.json"), JSON.stringify(settings));
  for (const [name, code] of samples) fs.writeFileSync(path.join(folder, `${name}.tsx`), code);
  const output = await new Promise<string>((done) => {
    const args = [nativeCompiler(), "-p", folder, "--pretty", "false"];
    execFile(process.execPath, args, { cwd: folder, maxBuffer: 1e8 }, (_, stdout, stderr) =>
      done(stdout + stderr),
    );
  });
  const lines = output.split("\n").flatMap((line) => {
    const [, name, fault] = /^([\w-]+)\.tsx\(\d+,\d+\): error (.*)/.exec(line) ?? [];
    if (line.includes("error TS") && !name) throw new Error(line);
    return name && fault ? [{ name, fault }] : [];
  });
  const byName = Map.groupBy(lines, ({ name }) => name);
  return new Map([...byName].map(([name, those]) => [name, those.map(({ fault }) => fault)]));
}

const bad = {
  excess: `import { Tag } from "@tradehall/ui/Tag";\n\n<Tag colour="red">自营</Tag>`,
  missing: `import { Price } from "@tradehall/mall-components/product/Price";\n\n<Price />`,
  unknown: `import { Price } from "@tradehall/mall-components/product/Price";\n\n<Price yuan={yuan} />`,
  local: `import { Kept } from "@tradehall/ui/Tag";\n\n<Kept />`,
};

describe("law 25: what the Code panel shows can be copied: it has its imports and satisfies the types", () => {
  let samples: Map<string, string>;
  let faults: Map<string, string[]>;

  beforeAll(async () => {
    const facts = new Map((componentFacts() as ComponentFacts[]).map((one) => [one.key, one]));
    samples = new Map(Object.values(files).flatMap((file) => samplesOf(file, facts)));
    faults = await faultsOf(new Map([...samples, ...Object.entries(bad)]));
  }, 180_000);

  it("writes one for every story of the docs", () => {
    expect(samples.size).toBeGreaterThan(2000);
    const without = [...samples].filter(([, code]) => !code.startsWith("import "));
    expect(without.map(([name]) => name)).toEqual([]);
  });

  it("satisfies the types, with no field too many", () => {
    const found = [...faults].filter(([name]) => samples.has(name) && !wrongOnPurpose.has(name));
    expect(found.map(([name, those]) => `${name}: ${those[0]}`)).toEqual([]);
  });

  it("knows which are wrong on purpose", () => {
    expect([...wrongOnPurpose].filter((name) => !faults.has(name))).toEqual([]);
  });

  it.each(Object.keys(bad))("bites on a sample with what is %s", (name) => {
    expect(faults.get(name)).toHaveLength(1);
  });
});

const Card = (_: Record<string, unknown>) => null;

describe("the text of a sample", () => {
  const facts = new Map<string, ComponentFacts>();
  const textOf = (node: ReactNode) => sampleCode("none", node, facts);

  it("writes what is shared twice, and what is called current", () => {
    const shared = ["a"];
    expect(textOf(<Card current={{ current: 1 }} one={shared} two={shared} />)).toBe(
      '<Card current={{ current: 1 }} one={["a"]} two={["a"]} />',
    );
  });

  it("keeps a function that can be copied, and leaves the others to the reader", () => {
    const other = (id: number) => `${id}`;
    const given = {
      hrefFor: (page: number) => `?page=${page}`,
      cell: (id: number) => other(id),
      onPress: () => other(1),
    };
    const code = textOf(<Card {...given} />);
    expect(code).toMatch(/hrefFor=\{\(page\) => `\?page=\$\{page\}`\}/);
    expect(code).toContain('cell={() => "…"}');
    expect(code).toContain("onPress={() => {}}");
  });

  it("shows how a long list begins, and a drawn picture as one of the reader's", () => {
    const code = textOf(<Card picture="data:image/svg+xml,x" rows={Array.from({ length: 30 }, () => 1)} />);
    expect(code).toContain("// 18 more");
    expect(code).toContain('picture="/pictures/example.jpg"');
  });

  it("is the one of what the story draws now", () => {
    const context = { id: "a", title: "none", args: {}, parameters: {}, originalStoryFn: () => <Card now /> };
    withSample((() => null) as never, context as never);
    expect(sampleSource.transform?.("<Memo />", context as never)).toBe("<Card now />");
    expect(sampleSource.transform?.("<b />", { ...context, id: "b" } as never)).toBe("<b />");
  });
});
