/** The library as text: what is written of each component and what the compiler reads, for packages and for machines. */
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { componentFacts } from "./component-facts.mjs";
import { at } from "./paths.mjs";

const [inChinese, inEnglish] = [0, 1];

/** The Chinese name of a component, from the title of its stories. */
function chineseName({ key, name, source }) {
  const stories = fs.readFileSync(at(source.replace(/\.tsx$/, ".stories.tsx")), "utf8");
  return new RegExp(`title: "${key} ([^" ]+)`).exec(stories)?.[1] ?? name;
}

/** Facts and docs of every component; `docs` is absent where there are none. */
export async function documentedComponents() {
  return Promise.all(
    componentFacts().map(async (facts) => {
      const file = at(facts.source.replace(/\.tsx$/, ".docs.ts"));
      const docs = fs.existsSync(file) ? (await import(pathToFileURL(file).href)).default : undefined;
      return { ...facts, chineseName: chineseName(facts), docs };
    }),
  );
}

const cell = (text = "") => text.replaceAll("|", "\\|");
const code = (text) => (text ? `\`${cell(text)}\`` : "");

function propRows({ props }) {
  return props.map(
    ({ name, type, isOptional, default: given, text }) =>
      `| \`${name}${isOptional ? "?" : ""}\` | ${code(type)} | ${code(given)} | ${cell(text)} |`,
  );
}

function shapeLines({ shapes }) {
  return Object.entries(shapes).map(([name, shape]) => {
    if (typeof shape === "string") return `- \`${name}\`: ${code(shape)}`;
    const fields = shape.map(
      ({ name: field, type, isOptional }) => `${field}${isOptional ? "?" : ""}: ${type}`,
    );
    return `- \`${name}\`: \`{ ${fields.join("; ")} }\``;
  });
}

const words = [
  {
    use: "改用",
    instead: "什么时候不用",
    keyboard: "键盘",
    speech: "读屏",
    layout: "布局",
    props: "属性 | 类型 | 默认值 | 说明",
  },
  {
    use: "use",
    instead: "When not",
    keyboard: "Keyboard",
    speech: "Screen reader",
    layout: "Layout",
    props: "prop | type | default | what it is",
  },
];

/** One component as Markdown, in one of the two languages. */
function componentPage(component, language) {
  const { key, name, entry, summary, docs } = component;
  const headings = words[language];
  const written = docs && [
    docs.purpose[language],
    "",
    ...docs.instead.map(
      ([other, ...when]) => `- ${headings.instead}: ${when[language]} → ${headings.use} \`${other}\``,
    ),
    ...docs.keyboard.map(([keys, ...does]) => `- ${headings.keyboard}: ${keys}: ${does[language]}`),
    `- ${headings.speech}: ${docs.speech[language]}`,
    `- ${headings.layout}: ${docs.layout[language]}`,
  ];
  const shapes = shapeLines(component);
  return [
    `### ${key}${language === inChinese ? ` ${component.chineseName}` : ""}`,
    "",
    `\`import { ${name} } from "${entry}";\``,
    "",
    ...(written ?? [summary]),
    "",
    `| ${headings.props} |`,
    "| --- | --- | --- | --- |",
    ...propRows(component),
    "",
    ...(shapes.length > 0 ? [...shapes, ""] : []),
  ].join("\n");
}

const isOf =
  (package_) =>
  ({ entry }) =>
    entry.startsWith(`@tradehall/${package_}/`);

/** Files for the folder of a built package: its components in both languages. */
export const packageManual = (components, package_) => {
  const own = components.filter(isOf(package_));
  const page = (title, language) =>
    `# ${title}\n\n${own.map((component) => componentPage(component, language)).join("\n")}`;
  return own.length === 0
    ? {}
    : {
        "COMPONENTS.md": page(`Components of @tradehall/${package_}`, inEnglish),
        "COMPONENTS.zh.md": page(`@tradehall/${package_} 的组件`, inChinese),
      };
};

/** `llms.txt` (llmstxt.org): what the library is, and where each component is described. */
function llmsText(components) {
  const line = ({ key, name, docs, summary }) =>
    `- [${key}](components/${name}.md): ${docs ? docs.purpose[inEnglish] : summary}`;
  return `# Tradehall

> The components of a Chinese B2B mall, in React: every screen piece from the price to the cashier. Props in, events out,
> nothing fetches. A typed client of the back end's contract is apart (@tradehall/api-client).

- Import one component per entry: \`@tradehall/ui/Button\`, \`@tradehall/mall-components/order/OrderCard\`.
- Money is text in yuan ("1234.50"), times are milliseconds by the server's clock, pictures are paths without width and ending.
- Around the page: \`IntlProvider\` of react-intl with the package's messages, \`LinkProvider\`, \`RoutesProvider\`.
- Tests: page objects for Playwright are \`@tradehall/mall-components/testing\`, a fake client and a fake back end with the contract's
  examples \`@tradehall/api-client/testing\`.
- [components.json](components.json): all of this as data.

## Components

${components.map(line).join("\n")}
`;
}

/** Files that are served with the Storybook: for language models and other tools. */
export const machineManual = (components) => ({
  "llms.txt": llmsText(components),
  "components.json": JSON.stringify(components),
  ...Object.fromEntries(
    components.map((one) => [
      path.posix.join("components", `${one.name}.md`),
      `${componentPage(one, inEnglish)}\n${componentPage(one, inChinese)}`,
    ]),
  ),
});
