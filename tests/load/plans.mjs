/**
 * Prints how the database answers what people ask of a list: each statement of a search with its plan, which
 * docs/plans.md keeps. Run by `npm run load -- --plans`, with the environment of a seeded database.
 */
import { pathToFileURL } from "node:url";
import { at } from "../../tools/parts/paths.mjs";

const load = (path) => import(pathToFileURL(at(`apps/server/src/${path}`)).href);
const [{ openDatabase }, { buildApp }, { createClock }, { readSettings }, { PreparedClient }] =
  await Promise.all(
    ["db/database.ts", "app.ts", "clock.ts", "settings.ts", "db/prepared-client.ts"].map(load),
  );

const asks = {
  "a word": { keyword: "球阀" },
  "a word and a filter": { keyword: "球阀", shopType: 1, orderFrom: 1 },
  "a category of the first level": { primaryCategoryId: 5 },
  "a category of the third level": { categoryId: 113 },
  "a category and values of its attributes": { categoryId: 113, attributeValueIds: "1,2" },
  "goods on offer, the cheapest first": { primaryCategoryId: 5, isActive: 1, sort: 5 },
  everything: {},
};

/** The list's own: how many say the keyword, the facets, values of attributes, ids of the page. */
const isOfSearch = (text) => /with kinds|as looked \(id\)|^select "id" from|1 as "one"/.test(text);

const statements = [];
const query = PreparedClient.prototype.query;
PreparedClient.prototype.query = function record(first, ...rest) {
  const text = typeof first === "string" ? first : first?.text;
  if (text && isOfSearch(text)) statements.push({ text, values: Array.isArray(rest[0]) ? rest[0] : [] });
  return query.call(this, first, ...rest);
};

/** Costs, times and memory belong to a machine. */
const lineOf = (line) => line.replace(/\(actual rows=(\d+)(?:\.\d+)? loops=\d+\)/, "(rows $1)").slice(0, 160);
const isTold = (line) =>
  !/^\s*(Planning|Buffers|Heap|Storage|Sort Method|Full-sort|Batches|Buckets|Cache|Hits|Index Searches)/.test(
    line,
  );

const settings = readSettings();
const database = await openDatabase(settings);
const clock = await createClock(database.db);
const app = await buildApp({ database, clock, settings });
const show = async ({ text, values }) => {
  const client = database.db.$client;
  const { rows } = await client.query(
    `explain (analyze, costs off, timing off, summary off) ${text}`,
    values,
  );
  return rows
    .map((row) => Object.values(row)[0])
    .filter(isTold)
    .map(lineOf);
};
for (const [name, facts] of Object.entries(asks)) {
  statements.length = 0;
  const path = `/search/page?${new URLSearchParams({ size: "60", ...facts })}`;
  const { statusCode } = await app.inject(path);
  if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}`);
  console.log(`\n## ${name[0].toUpperCase()}${name.slice(1)}\n\n\`${decodeURIComponent(path)}\``);
  for (const one of [...statements]) {
    const head = one.text.replace(/\s+/g, " ").slice(0, 100);
    console.log(`\n\`${head} …\`\n\n\`\`\`\n${(await show(one)).join("\n")}\n\`\`\``);
  }
}
await app.close();
await database.close();
process.exit(0);
