/** Words that a purchaser does not read: one thing has one name, in both languages. */
import fs from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "../..");
const components = "packages/mall-components/src";

/** Texts of the screen pieces, file by file. */
const pieces = (locale: string): [string, string][] =>
  fs
    .globSync(`${components}/**/*${locale === "en" ? ".en.json" : ".messages.ts"}`, { cwd: root })
    .map((file): [string, string] => [file, fs.readFileSync(path.join(root, file), "utf8")]);

/** Texts that both sides say. */
const shared = fs
  .globSync("packages/mall-rules/src/words/*.ts", { cwd: root })
  .map((file): [string, string] => [file, fs.readFileSync(path.join(root, file), "utf8")]);

const chinese: [RegExp, string][] = [
  [/卖家|店家/, "商家"],
  [/彻底删除/, "永久删除"],
  [/满 ?¥?[{$][^\n"`]{1,40}免运费/, "满…元包邮"],
  [/满 \$?\{/, "满199元减20元, 满10只: no space behind 满"],
  [/正在抢购/, "已开抢"],
  [/先看看/, "查看商品"],
  [/名额已满，等待付款|还有机会|还有人未付款/, "等待释放, of places and pieces that unpaid orders hold"],
  [/第一个团/, "暂无人开团"],
  [/立即付定金/, "付定金 ¥40"],
  [/批量选购/, "批量下单"],
  [/请输入 ?\{min\}.{0,4}\{max\} ?之间/, "退款金额应在 ¥0.01–¥58.00 之间"],
];
const english: [RegExp, string][] = [
  [/"(?:[^"\n]* )?[Aa]new\b/, "again, reload, recalculate, reissue"],
  [/"(?:[^"\n]* )?[Nn]obody\b/, "no one"],
  [/[Ll]east order/, "Minimum order"],
  [/[Ss]old singly/, "No minimum order"],
  [/"Several(?: of|")/, "Select multiple"],
  [/"(?:Buy )?[Aa]lone\b|[Ii]ndividual/, "without a team"],
  [/"(?:Our )?[Pp]romises"|"Interests"/, "Service commitments, Saved and viewed"],
  [/\bmend(?:ed)?\b/i, "edit"],
  [/[Gg]ive(?:n)? up/, "withdraw, withdrawn"],
  [/[Ww]ork(?:ing)? (?:it |the amount )?out/, "calculate"],
  [/[Hh]ave a look|[Ll]ook around/, "View, See"],
  [/for good\b/, "permanently"],
  [/goe?s? back (?:the way|by itself)|[Mm]oney goes back/, "is refunded"],
  [/[Tt]ell me when|[Rr]emind me no more|[Ss]top waiting/, "Notify me when available, Cancel reminder"],
];

const found = (texts: [string, string][], forbidden: [RegExp, string][]) =>
  texts.flatMap(([file, text]) =>
    forbidden.flatMap(([form, instead]) => {
      const match = text.match(form)?.[0];
      return match ? [`${file}: “${match}”, say: ${instead}`] : [];
    }),
  );

test("the texts were found", () => {
  expect(pieces("zh_CN").length).toBeGreaterThan(100);
  expect(pieces("en").length).toBeGreaterThan(100);
  expect(shared.length).toBeGreaterThan(10);
});

test("Chinese words are those that a Chinese purchaser writes", () => {
  expect(found([...pieces("zh_CN"), ...shared], chinese)).toEqual([]);
});

test("English words are plain", () => {
  expect(found([...pieces("en"), ...shared], english)).toEqual([]);
});
