/**
 * Prints how long look-ups of quick order take: every code known, a wrong character early or late in each, and a part as
 * the page asks for. Run by `npm run load -- --quick-order`, against the API at `API_URL` with `PRODUCTS` products.
 */
import { quickOrderLimits } from "../../packages/mall-rules/src/limits/index.ts";

const { rows, lookedUpAtOnce } = quickOrderLimits;
const json = { "content-type": "application/json", locale: "zh_CN" };

async function answerOf(response) {
  const { success, code, data } = await response.json();
  if (!success) throw new Error(`${response.url} answered ${code}`);
  return data;
}

const post = (url, body, headers = json) =>
  fetch(url, { method: "POST", headers, body: JSON.stringify(body) });

/** Codes of goods from all over the catalogue. */
async function someCodes(origin, products) {
  const codes = [];
  for (let at = 0; codes.length < rows; at += 60) {
    const ids = Array.from({ length: 60 }, (_, nth) => 1 + (((at + nth) * 7919) % products));
    const found = await answerOf(await fetch(`${origin}/prod/skuList?prodIds=${ids}`, { headers: json }));
    if (found.length === 0) throw new Error("no goods are left to take codes of");
    for (const { skuList } of found) codes.push(...skuList.map(({ partyCode }) => partyCode).filter(Boolean));
  }
  return codes.slice(0, rows);
}

const withWrong = (code, at) => `${code.slice(0, at)}#${code.slice(at + 1)}`;

const { API_URL: origin, PRODUCTS: products } = process.env;
const [buyer] = await answerOf(await post(`${origin}/sandbox/buyers`, { count: 1 }));
const headers = { ...json, authorization: buyer.accessToken };
const codes = await someCodes(origin, Number(products));
const some = codes.slice(0, lookedUpAtOnce);
const lists = {
  "known codes": codes,
  "codes wrong at the second character": codes.map((code) => withWrong(code, 1)),
  "codes wrong at the last character": codes.map((code) => withWrong(code, code.length - 1)),
  "known codes, as the page asks": some,
  "codes wrong at the second character, as the page asks": some.map((code) => withWrong(code, 1)),
};
console.log("| list | codes | with goods or suggestions | p50 · p95 · most, ms |\n| --- | --- | --- | --- |");
for (const [name, list] of Object.entries(lists)) {
  let answered = [];
  const durations = [];
  for (let nth = 0; nth <= 20; nth += 1) {
    const startedAt = performance.now();
    answered = await answerOf(await post(`${origin}/p/quickOrder/lookup`, { codes: list }, headers));
    // The first one warms up.
    if (nth > 0) durations.push(performance.now() - startedAt);
  }
  const sorted = durations.sort((a, b) => a - b);
  const found = answered.filter(({ matches, suggestions }) => matches.length + suggestions.length > 0).length;
  const times = [0.5, 0.95, 1].map((share) => sorted[Math.ceil(sorted.length * share) - 1].toFixed(0));
  console.log(`| ${name} | ${list.length} | ${found} | ${times.join(" · ")} |`);
}
