import fs from "node:fs";
import { at } from "../parts/paths.mjs";
import { demand, demandComponent, insertBefore, lowerFirst } from "./words.mjs";

/** A new component is built on this list of law 14 until a page shows it. */
export const notYetGiven = "tests/laws/props-not-given.ts";

/** The rooms are the doors of the package. */
const doors = Object.keys(
  JSON.parse(fs.readFileSync(at("packages/mall-components/package.json"), "utf8")).exports,
);
export const rooms = doors
  .flatMap((door) => /^\.\/([a-z-]+)\/\*$/.exec(door)?.[1] ?? [])
  .filter((room) => room !== "messages");
/** A room and a component's name. */
export const roomAndName = `(?:${rooms.join("|")})/[A-Z][A-Za-z0-9]+`;

/** A mall-component's room, name, folder and the id of its words. */
export function placeOf(place, example) {
  demand(
    place,
    new RegExp(`^${roomAndName}$`),
    `say the room and the name, like ${example}; rooms are ${rooms.join(", ")}.`,
  );
  const [room, name] = place.split("/");
  demandComponent(name, example.split("/")[1]);
  return { place, room, name, id: lowerFirst(name), folder: `packages/mall-components/src/${place}` };
}

/** The same with what it shows, in both languages. */
export function pieceOf([place, chinese, english], example) {
  const piece = placeOf(place, example);
  demand(chinese, /\S/, "say what it shows in Chinese, like 代金券.");
  demand(
    english,
    /^[a-z][a-z ]*$/,
    "say what it shows in English, one of them in small letters, like voucher.",
  );
  return { ...piece, chinese, english };
}

/** Its index and its words, of `[key, Chinese, English]`. */
export const commonFiles = ({ folder, name, id }, rows) => ({
  [`${folder}/index.ts`]: `export { ${name}, type ${name}Props } from "./${name}.tsx";\n`,
  [`${folder}/${name}.messages.ts`]: `import { defineMessages } from "../../messages/define-messages.ts";

/** Words of ${name}. */
export const words = defineMessages({
${rows.map(([key, chinese]) => `  ${key}: { id: "${id}.${key}", defaultMessage: ${JSON.stringify(chinese)} },`).join("\n")}
});
`,
  [`${folder}/${name}.en.json`]: `${JSON.stringify(Object.fromEntries(rows.map(([key, , english]) => [`${id}.${key}`, english])), null, 2)}\n`,
});

const captions = {
  Loading: ["加载中", "On its way"],
  Empty: ["没有内容", "Nothing there"],
  Failed: ["加载失败，可以重试", "Could not be loaded; it can be tried again"],
  Filled: ["已填写", "Filled in"],
  ServerErrors: ["服务器拒绝，原因写在字段旁", "Refused by the server, the reason beside its field"],
  Pending: ["正在提交", "On its way"],
  Accent: ["强调", "Accented"],
  LongChineseText: ["文字很长", "Long words"],
  Narrow: ["手机上", "On a phone"],
};
const list = (rows) => rows.map((row) => `    ${JSON.stringify(row)},`).join("\n");

/**
 * Its page for readers, with what is true of every piece of its kind: `part` is a selector in its Default, `near` a
 * component that people could take in its place. Its author writes on.
 */
export const docsFile = (piece, { part, near, states, keyboard, from = "@tradehall/ui/component-docs" }) => {
  const { folder, name, chinese = "新组件", english = "new piece" } = piece;
  return {
    [`${folder}/${name}.docs.ts`]: `import { type ComponentDocs, keys } from "${from}";

export default {
  purpose: ["显示${chinese}。", "Shows the ${english}."],
  instead: [["${near}", "只要其中一部分时", "Only a part of it is needed"]],
  anatomy: [[${JSON.stringify(part)}, "内容", "content"]],
  states: [
${list(states.map((state) => [state, ...captions[state]]))}
  ],
  good: [["Default", "内容齐全。", "It has all it needs."]],
  bad: [[${JSON.stringify(states.at(-1))}, "只在放不下时这样用。", "Only where there is no room."]],
  keyboard: keys.${keyboard},
  speech: ["按从上到下的顺序读出内容。", "Its content, from top to bottom."],
  layout: ["占满父级的宽度；外边距由父级决定。", "Fills its parent, which gives the space around it."],
  related: ["${near}"],
} satisfies ComponentDocs;
`,
  };
};

/** What its stories say of all of them: a title to be found by, in both languages, and the id of its addresses. */
export const metaOf = (place, chinese = `新${place.split("/")[1]}`) =>
  `title: "${place} ${chinese}",\n  id: "${place.toLowerCase().replace("/", "-")}",`;

/** Its words for its plays, which hold in every language; `how` says by which helper. */
export const wordsOf = ({ name }, how) =>
  `import { ${how} } from "../../samples/message-text.ts";\nimport { words } from "./${name}.messages.ts";\n`;

/** Beginning of its stories; `kind` ends its Chinese name, since a list and a detail show the same thing. */
export const storiesOf = ({ place, name, chinese }, { kind = "", imports = "", test = "expect, fn", args }) =>
  `import type { Meta, StoryObj } from "@storybook/react-vite";
import { ${test} } from "storybook/test";
${imports}import { ${name} } from "./${name}.tsx";

const meta = {
  ${metaOf(place, chinese && `${chinese}${kind}`)}
  component: ${name},
  args: ${args},
} satisfies Meta<typeof ${name}>;
export default meta;

type Story = StoryObj<typeof meta>;
`;

/** On a phone. */
export const narrowStory = `export const Narrow: Story = { globals: { viewport: { value: "phone" } } };\n`;

/** Asks again after a failure; `none` is what the component is given while it has nothing. */
export const failedStory = (none) => `export const Failed: Story = {
  args: { ${none}state: "failed", onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
`;

/** The row of law 14's list. */
export const notGiven = ({ place }, props) => ({
  [notYetGiven]: (text) => insertBefore(text, "};", `  "${place}": "${props}",\n`, notYetGiven),
});

export const takeOffTheList = `When a page gives its props, take them off ${notYetGiven}.`;
