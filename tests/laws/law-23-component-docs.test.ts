import { describe, expect, it } from "vitest";
import type { ComponentDocs, Words } from "../../packages/ui/src/component-docs/index.ts";
import { componentFacts } from "../../tools/parts/component-facts.mjs";
import { expectNone } from "./tree.ts";

interface Prop {
  name: string;
  type: string;
  text: string;
}

/** Props that a reader cannot understand: without a sentence, or of a type that says nothing. */
const unclearProps = ({ key, props }: { key: string; props: readonly Prop[] }): string[] =>
  props.flatMap(({ name, type, text }) => [
    ...(text === "" ? [`${key}: ${name} has no sentence in its type.`] : []),
    ...(/\b(?:any|unknown|object)\b/.test(type) ? [`${key}: ${name} is ${type}; say what it may be.`] : []),
  ]);

type StoryFile = { default: { title: string; id?: string }; [story: string]: unknown };

const storyFiles = import.meta.glob<StoryFile>(
  [
    "../../packages/ui/src/components/*/*.stories.tsx",
    "../../packages/mall-components/src/*/*/*.stories.tsx",
  ],
  { eager: true },
);
const docsFiles = import.meta.glob<ComponentDocs>(
  ["../../packages/ui/src/components/*/*.docs.ts", "../../packages/mall-components/src/*/*/*.docs.ts"],
  { eager: true, import: "default" },
);

/** `product/Price` of a file of it. */
const keyOf = (file: string) => {
  const [room, name] = file.split("/").slice(-3);
  return `${room === "components" ? "ui" : room}/${name}`;
};
const components = new Map(
  Object.entries(storyFiles).map(([file, stories]) => [keyOf(file), { file, stories }]),
);

const chinese = /\p{Script=Han}/u;

/** All pairs of words in a file, wherever they are. */
function wordsIn(docs: ComponentDocs): Words[] {
  const rows = [docs.instead, docs.anatomy, docs.states, docs.good, docs.bad, docs.keyboard].flat();
  return [docs.purpose, docs.speech, docs.layout, ...rows.map(([, ...words]) => words as unknown as Words)];
}

function faultsOfTitle(key: string, { title, id }: StoryFile["default"]): string[] {
  const [path, name = "", ...others] = title.split(" ");
  return [
    ...(path === key && chinese.test(name) && !others.includes("")
      ? []
      : [`${key}: the title is "${key} 中文名 further words", not "${title}".`]),
    ...(id === key.toLowerCase().replace("/", "-")
      ? []
      : [`${key}: its stories need the id "${key.toLowerCase().replace("/", "-")}".`]),
  ];
}

function faultsOf(
  key: string,
  docs: ComponentDocs | undefined,
  stories: StoryFile,
  keys: ReadonlySet<string>,
): string[] {
  const faults = faultsOfTitle(key, stories.default);
  if (!docs) return [...faults, `${key}: has no ${key.split("/")[1]}.docs.ts.`];
  const needed = {
    instead: docs.instead,
    anatomy: docs.anatomy,
    states: docs.states,
    good: docs.good,
    bad: docs.bad,
  };
  const empty = Object.entries(needed).filter(([, rows]) => rows.length === 0);
  const named = [...docs.instead.map(([other]) => other), ...docs.related];
  const shown = [...docs.states, ...docs.good, ...docs.bad].map(([story]) => story);
  const asked = [...shown, docs.anatomyStory ?? "Default"].filter((story) => typeof story === "string");
  return [
    ...faults,
    ...empty.map(([name]) => `${key}: ${name} is empty.`),
    ...named
      .filter((one) => !keys.has(one) || one === key)
      .map((one) => `${key}: ${one} is no other component.`),
    ...asked.filter((story) => !(story in stories)).map((story) => `${key}: has no story ${story}.`),
    ...wordsIn(docs)
      .filter(
        ([inChinese, inEnglish]) =>
          !chinese.test(inChinese) || /[，。：；]/.test(inEnglish) || inEnglish.trim() === "",
      )
      .map(([inChinese]) => `${key}: “${inChinese}” is not in both languages.`),
  ];
}

describe("law 23: every component has a page written for people, in both languages", () => {
  const docs = new Map(Object.entries(docsFiles).map(([file, one]) => [keyOf(file), one]));
  const keys = new Set(components.keys());

  it.each([...components.keys()])("%s", (key) => {
    const { stories } = components.get(key) as { stories: StoryFile };
    expectNone(faultsOf(key, docs.get(key), stories, keys));
  });

  it("says of each prop what it is, in a sentence and in a type that can be read", {
    timeout: 60_000,
  }, () => {
    const facts: { key: string; props: Prop[] }[] = componentFacts();
    expect(facts).toHaveLength(components.size);
    expectNone(facts.flatMap(unclearProps));
    const [prop, size] = ["props", "unknown"].map((type) => ({ name: "size", type, text: "" }));
    expect(unclearProps({ key: "ui/Badge", props: [prop as Prop] })).toHaveLength(1);
    expect(unclearProps({ key: "ui/Badge", props: [size as Prop] })).toHaveLength(2);
  });

  it("has a Chinese name for each component alone", () => {
    const names = Map.groupBy(components, ([, { stories }]) => stories.default.title.split(" ")[1]);
    expectNone(
      [...names]
        .filter(([, those]) => those.length > 1)
        .map(([name, those]) => `${name} is ${those.map(([key]) => key).join(" and ")}.`),
    );
  });

  it("has no page of a component that is gone", () => {
    expectNone([...docs.keys()].filter((key) => !keys.has(key)));
  });

  it("bites on a page that lacks something", () => {
    const stories: StoryFile = { default: { title: "ui/Badge 徽标", id: "ui-badge" }, Default: {}, Dot: {} };
    const whole: ComponentDocs = {
      purpose: ["一个数", "A number"],
      instead: [["ui/Tag", "要写字时", "For words"]],
      anatomy: [["span", "数", "the number"]],
      states: [["Dot", "一个点", "A dot"]],
      good: [["Default", "短", "Short"]],
      bad: [[{ text: "很长" }, "太长", "Too long"]],
      keyboard: [],
      speech: ["读出数", "The number"],
      layout: ["一行", "A line"],
      related: ["ui/Tag"],
    };
    const others = new Set(["ui/Badge", "ui/Tag"]);
    const judge = (one?: ComponentDocs, file = stories) => faultsOf("ui/Badge", one, file, others);
    expect(judge(whole)).toEqual([]);
    expect(judge()).toHaveLength(1);
    expect(judge({ ...whole, states: [["Gone", "没有", "None"]] })).toEqual(["ui/Badge: has no story Gone."]);
    expect(judge({ ...whole, related: ["ui/Gone"] })).toEqual(["ui/Badge: ui/Gone is no other component."]);
    expect(judge({ ...whole, purpose: ["A number", "A number"] })).toHaveLength(1);
    expect(judge({ ...whole, bad: [] })).toEqual(["ui/Badge: bad is empty."]);
    expect(judge(whole, { ...stories, default: { title: "ui/Badge" } })).toHaveLength(2);
  });
});
