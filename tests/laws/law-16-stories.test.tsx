import { isValidElement } from "react";
import { describe, expect, it } from "vitest";
import { modes } from "../../.storybook/modes.ts";
import preview from "../../.storybook/preview.tsx";
import { brands, locales, schemes } from "../visual/brands.ts";
import { expectNone } from "./tree.ts";

/** A story, or what a file says of all its stories, as far as this law reads it. */
interface Told {
  title?: string;
  args?: object;
  tags?: readonly string[];
  globals?: object;
  render?: unknown;
  decorators?: unknown;
  play?: unknown;
}
type StoryFile = { default: Told } & Record<string, Told>;

const files = import.meta.glob<StoryFile>(
  [
    "../../packages/ui/src/*/*/*.stories.tsx",
    "../../packages/mall-components/src/*/*/*.stories.tsx",
    "../../.storybook/pages/*.stories.tsx",
  ],
  { eager: true },
);

/** Any value as text: functions by what they do, elements by what they are. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) => {
    if (typeof one === "function") return "mock" in one ? "fn()" : String(one);
    if (isValidElement(one)) return { is: textOf(one.type), key: one.key, props: one.props };
    return one;
  }) ?? "";

/** What makes a story's picture: all but its name, its steps and where it is shown. */
const pictureOf = (whole: Told, story: Told): string =>
  textOf([
    Object.entries({ ...whole.args, ...story.args }).sort(([one], [other]) => one.localeCompare(other)),
    story.render,
    story.decorators,
    story.globals,
  ]);

/** A page of the mall has no docs, and is in the sidebar all the same. */
const isShown = (whole: Told, story: Told) =>
  whole.tags?.includes("page") || !story.tags?.includes("!autodocs");

function faultsOf({ default: whole, ...stories }: StoryFile): string[] {
  const faults = stories.Default?.play
    ? [`${whole.title}: Default shows the piece at its best and plays nothing; give the play its own story.`]
    : [];
  const seen = new Map<string, string>();
  for (const [name, story] of Object.entries(stories)) {
    if (!isShown(whole, story)) {
      if (!story.play) faults.push(`${whole.title}: ${name} is in no docs and plays nothing; delete it.`);
      continue;
    }
    const picture = pictureOf(whole, story);
    const twin = seen.get(picture);
    if (twin)
      faults.push(
        `${whole.title}: ${name} shows what ${twin} shows; make them differ, or, if it plays, tag it "!autodocs".`,
      );
    else seen.set(picture, name);
  }
  return faults;
}

describe("law 16: a Default plays nothing, and no two stories of a component show the same", () => {
  it("finds stories to look at", () => {
    expect(Object.keys(files).length).toBeGreaterThan(150);
  });

  it.each(Object.entries(files))("%s", (_, file) => {
    expectNone(faultsOf(file));
  });

  const whole = { title: "ui/Badge", args: { tone: "info" } };
  it.each<[string, Record<string, Told>, string[]]>([
    ["two pictures", { Default: {}, Loud: { args: { tone: "danger" } } }, []],
    ["a play out of the docs", { Default: {}, Presses: { tags: ["!autodocs"], play: () => {} } }, []],
    ["a Default that plays", { Default: { play: () => {} } }, ["plays nothing"]],
    ["a twin", { Default: {}, Info: { args: { tone: "info" } } }, ["Info shows what Default shows"]],
    ["a twin that plays", { Default: {}, Presses: { play: () => {} } }, ["Presses shows what Default shows"]],
    ["a hidden story without a play", { Default: {}, Idle: { tags: ["!autodocs"] } }, ["delete it"]],
    ["two renders", { Default: { render: () => <b>1</b> }, Other: { render: () => <b>2</b> } }, []],
    [
      "two elements",
      { Default: { args: { icon: <b /> } }, Other: { args: { icon: <b /> } } },
      ["Other shows what Default shows"],
    ],
  ])("judges %s", (_, stories, faults) => {
    const found = faultsOf({ default: whole, ...stories } as StoryFile);
    expect(found).toHaveLength(faults.length);
    for (const [index, fault] of faults.entries()) expect(found[index]).toContain(fault);
  });
});

describe("Chromatic's pictures", () => {
  it("show each brand, language, width and scheme with each of the others", () => {
    const dresses: Record<string, string | undefined>[] = Object.values(modes);
    const missing = (
      [one, values]: [string, readonly string[]],
      [other, others]: [string, readonly string[]],
    ) =>
      values.flatMap((value) =>
        others
          .filter((also) => !dresses.some((dress) => dress[one] === value && dress[other] === also))
          .map((also) => `${value} with ${also}`),
      );
    const all: [string, readonly string[]][] = [
      ["brand", brands],
      ["locale", locales],
      ["viewport", ["phone", "desktop"]],
      ["scheme", schemes],
    ];
    expect(all.flatMap((one, index) => all.slice(index + 1).flatMap((other) => missing(one, other)))).toEqual(
      [],
    );
    expect(Object.keys(preview.parameters?.viewport.options)).toEqual(
      expect.arrayContaining(["phone", "desktop"]),
    );
  });
});
