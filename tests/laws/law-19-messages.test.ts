/** Every code and every message of Spec §8 is refused with, reacted to and met by a test. */
import { describe, expect, it } from "vitest";
import { reactionTo } from "../../packages/api-client/src/errors/catalogue.ts";
import { refusalWords } from "../../packages/mall-rules/src/words/refusals.ts";
import { type MessageRow, messageRows, reactionWords } from "./spec-messages.ts";
import { expectNone, fakeTree, realTree, type Tree } from "./tree.ts";

const page = "docs/specification/8-errors.md";
const switchFile = "apps/storefront/src/browser/errors/handle-error.ts";
const rowsFile = "tests/journeys/error-reactions.spec.ts";

type Refusals = Readonly<Record<string, { zh_CN: string }>>;

const isServer = (file: string): boolean =>
  file.startsWith("apps/server/src/") && !file.includes("/db/seed/") && !file.includes("/testing/");
const isTest = (file: string): boolean => file.endsWith(".test.ts");

const codes = new WeakMap<Tree, Map<string, string>>();

/** What runs of a file, read once: a comment names much that nothing holds. */
function code(tree: Tree, file: string): string {
  const known = codes.get(tree) ?? new Map<string, string>();
  codes.set(tree, known);
  const lines = () => tree.read(file).split("\n");
  const isRun = (line: string) => !/^\s*(?:\/\/|\/?\*)/.test(line);
  const text = known.get(file) ?? lines().filter(isRun).join("\n");
  known.set(file, text);
  return text;
}

/** Rows of the table of the page whose head is so, without their dashes. */
function tableRows(tree: Tree, head: string): string[][] {
  const [, rest = ""] = tree.read(page).split(`${head}\n`);
  const lines = rest.split("\n");
  const end = lines.findIndex((line) => !line.startsWith("|"));
  return lines.slice(1, end < 0 ? undefined : end).map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

/** Faults of the codes: their reaction in the catalogue, its branch, the journey's row, the server and a test of it. */
function codeFaults(tree: Tree): string[] {
  const server = tree.paths.filter(isServer);
  const cases = tree.has(switchFile) ? code(tree, switchFile) : "";
  const rows = tree.has(rowsFile) ? code(tree, rowsFile) : "";
  const isNamed = (codeName: string, isWanted: (file: string) => boolean) =>
    server.some((file) => isWanted(file) && code(tree, file).includes(`"${codeName}"`));
  return tableRows(tree, "| code | meaning | reaction |").flatMap(([names = "", , words = ""]) => {
    const reaction = reactionWords[words];
    if (!reaction) return [`${page}: no reaction is called “${words}”.`];
    const branch = cases.includes(`case "${reaction}"`) ? [] : [`${switchFile}: no case of ${reaction}.`];
    const other = names === "other";
    const named = other ? ["Z99999"] : names.split(", ");
    return named.flatMap((name) => [
      ...branch,
      ...(reactionTo(name) === reaction ? [] : [`${name}: §8 says ${reaction}, it is ${reactionTo(name)}.`]),
      ...(rows.includes(`["${name}", "${reaction}"]`) ? [] : [`${rowsFile}: ${name} has no row.`]),
      ...(other || isNamed(name, (file) => !isTest(file)) ? [] : [`${name}: the server never answers it.`]),
      ...(other || isNamed(name, isTest) ? [] : [`${name}: no test of the server meets it.`]),
    ]);
  });
}

/** The words of all messages of components, by their ids. */
const messagesOf = (tree: Tree): Map<string, string> =>
  new Map(
    tree.paths
      .filter((file) => file.endsWith(".messages.ts"))
      .flatMap((file) => [...tree.read(file).matchAll(/id: "([\w.]+)",\s*defaultMessage:\s*"([^"]+)"/g)])
      .map(([, id = "", words = ""]) => [id, words]),
  );

/** Up to what is filled in: what a test can name. */
const fixedPart = (words: string): string => words.split(/X|\{/)[0]?.trim() ?? "";

function faultsOfRow(tree: Tree, name: string, words: string, row: MessageRow, held: string): string[] {
  const faults: string[] = [];
  const key = (row.refusal ?? row.message ?? "").split(".").at(-1) ?? "";
  if (held.replace(/\{\w+\}/g, "X") !== words) faults.push(`${name}: §8 says “${words}”, it is “${held}”.`);
  const names = (file: string, what?: string) => {
    const text = code(tree, file);
    return what
      ? text.includes(what)
      : text.includes(fixedPart(words)) || new RegExp(`[wW]ords\\.${key}\\b`).test(text);
  };
  if (row.refusal) {
    const server = tree.paths.filter(isServer);
    const refuses = (file: string) => !isTest(file) && !file.endsWith("src/refuse.ts");
    if (!server.some((file) => refuses(file) && code(tree, file).includes(`"${row.refusal}"`)))
      faults.push(`${name}: nothing on the server refuses with ${row.refusal}.`);
    if (!server.some((file) => isTest(file) && names(file)))
      faults.push(`${name}: no test of the server hears “${words}”.`);
  }
  if (row.met.length === 0) faults.push(`${name}: no test shows it.`);
  for (const [file, what] of row.met) {
    const path = tree.paths.find((one) => one.endsWith(`/${file}`));
    if (!path) faults.push(`${name}: there is no ${file}.`);
    else if (!names(path, what)) faults.push(`${path}: does not meet “${what ?? words}”.`);
  }
  return faults;
}

function messageFaults(tree: Tree, rows: Readonly<Record<string, MessageRow>>, refusals: Refusals): string[] {
  const messages = messagesOf(tree);
  const table = tableRows(tree, "| message | words |");
  const unknown = Object.keys(rows).filter((name) => !table.some(([one]) => one === name));
  return [
    ...unknown.map((name) => `${name}: is no message of ${page}.`),
    ...table.flatMap(([name = "", words = ""]) => {
      const row = rows[name];
      if (!row) return [`${page}: “${name}” has no row in spec-messages.ts.`];
      const held = row.refusal ? refusals[row.refusal]?.zh_CN : messages.get(row.message ?? "");
      if (held === undefined) return [`${name}: ${row.refusal ?? row.message} has no words.`];
      return faultsOfRow(tree, name, words, row, held);
    }),
  ];
}

describe("law 19: every code and message of section 8 is shown where it belongs", () => {
  const tree = realTree();

  it("finds both tables", () => {
    expect(tableRows(tree, "| code | meaning | reaction |")).toHaveLength(5);
    expect(tableRows(tree, "| message | words |")).toHaveLength(32);
  });
  it("codes are answered, reacted to and met", () => expectNone(codeFaults(tree)));
  it("messages are said in these words, and met", () =>
    expectNone(messageFaults(tree, messageRows, refusalWords)));

  const table = (head: string, row: string) => `${head}\n| --- | --- | --- |\n${row}\n\nEnd.`;

  it("bites on codes", () => {
    const quiet = table("| code | meaning | reaction |", "| A00005 | x | reject without a message |");
    const sung = table("| code | meaning | reaction |", "| A00005 | x | sing |");
    const faults = codeFaults(fakeTree({ [page]: quiet, [rowsFile]: '// ["A00005", "rejectSilently"]' }));
    expect(faults).toHaveLength(5);
    expect(faults[1]).toContain("it is serverError");
    expect(codeFaults(fakeTree({ [page]: sung }))).toHaveLength(1);
  });

  const words = "库存不足（X）";
  const whole = {
    [page]: table("| message | words |", `| stock | ${words} |`),
    "apps/server/src/modules/a/a.ts": 'refuse("short");',
    "apps/server/src/modules/a/a.test.ts": 'expect(msg).toBe("库存不足（2）");',
    "tests/journeys/a.spec.ts": "expect(said(refusalWords.short));",
  };
  const rows = { stock: { refusal: "short", met: [["a.spec.ts"]] } } as const;
  const refusals = { short: { zh_CN: "库存不足（{left}）" } };

  it("lets through what is whole", () => expectNone(messageFaults(fakeTree(whole), rows, refusals)));

  it.each([
    ["has no row", whole, {}],
    ["is no message", whole, { ...rows, song: { refusal: "short", met: [["a.spec.ts"]] } as const }],
    ["no test shows it", whole, { stock: { refusal: "short", met: [] } }],
    ["has no words", whole, { stock: { message: "a.b", met: [["a.spec.ts"]] } as const }],
    ["nothing on the server", { ...whole, "apps/server/src/modules/a/a.ts": '// refuse("short")' }, rows],
    ["no test of the server", { ...whole, "apps/server/src/modules/a/a.test.ts": "" }, rows],
    ["does not meet", { ...whole, "tests/journeys/a.spec.ts": " * 库存不足" }, rows],
    ["it is", { ...whole, [page]: table("| message | words |", "| stock | 没货了 |") }, rows],
  ])("bites: %s", (fault, files, given) => {
    expect(messageFaults(fakeTree(files), given, refusals).join("\n")).toContain(fault);
  });
});
