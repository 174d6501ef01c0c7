/**
 * Prints how long a list of 5,000 codes keeps the page of quick order busy on a device four times slower, from the paste
 * to the second page of its result: the longest task of the page's thread in each step, by the time of that thread alone,
 * which other programs on the machine do not change. Run with `STORE_URL` and `API_URL` of a running shop.
 */
import { chromium } from "playwright";
import { quickOrderLimits } from "../../packages/mall-rules/src/limits/index.ts";
import { launchOptions } from "../support/browser.ts";

const { STORE_URL: store, API_URL: api } = process.env;
const slower = 4;
const json = { "content-type": "application/json", locale: "zh_CN" };
const dataOf = async (response) => (await response.json()).data;

const made = { method: "POST", headers: json, body: JSON.stringify({ count: 1 }) };
const [{ accessToken }] = await dataOf(await fetch(`${api}/sandbox/buyers`, made));
const known = [];
for (let at = 1; known.length < quickOrderLimits.rows && at < 6_000; at += 60) {
  const ids = Array.from({ length: 60 }, (_, nth) => at + nth);
  for (const { skuList } of await dataOf(
    await fetch(`${api}/prod/skuList?prodIds=${ids}`, { headers: json }),
  ))
    known.push(...skuList.map(({ partyCode }) => partyCode).filter(Boolean));
}
// A small catalogue has fewer: the rest are codes that differ from known ones.
const codes = Array.from(
  { length: quickOrderLimits.rows },
  (_, at) => known[at] ?? `${known[at % known.length]}X${at}`,
);
const list = codes.map((code, at) => `${code}\t${1 + (at % 9)}`).join("\n");

const browser = await chromium.launch(launchOptions);
const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
await context.addCookies([{ name: "bbcToken", value: accessToken, url: store }]);
await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: store });
const page = await context.newPage();
await page.goto(`${store}/user-center/uc-history?tab=quick`);
await page.waitForLoadState("networkidle");
await page.getByRole("textbox", { name: "货号与数量" }).focus();
await page.evaluate((text) => navigator.clipboard.writeText(text), list);
const session = await context.newCDPSession(page);
await session.send("Emulation.setCPUThrottlingRate", { rate: slower });

/** Does one step; the longest tasks meanwhile, ms. */
async function longestTasks(step) {
  const events = [];
  const keep = ({ value }) => events.push(...value);
  session.on("Tracing.dataCollected", keep);
  await session.send("Tracing.start", { categories: "-*,toplevel,disabled-by-default-devtools.timeline" });
  const startedAt = performance.now();
  await step();
  const took = performance.now() - startedAt;
  await page.waitForTimeout(1_000);
  const done = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve));
  await session.send("Tracing.end");
  await done;
  session.off("Tracing.dataCollected", keep);
  const main = events.find(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain");
  const tasks = events
    .filter(
      ({ name, tid, pid, tdur }) => name === "RunTask" && tid === main?.tid && pid === main?.pid && tdur,
    )
    .map(({ tdur }) => tdur / 1_000)
    .sort((a, b) => b - a);
  return { took, longest: tasks.slice(0, 3).map((ms) => ms.toFixed(0)) };
}

const inPage = (work) => () => page.evaluate(work);
const hasResult = () => /[1-9]/.test(document.querySelector("main section [role=status]")?.textContent ?? "");
const steps = {
  paste: () => page.keyboard.press("Control+V"),
  "look up and show": async () => {
    await page.evaluate(() => document.querySelector("main button[name=intent]").click());
    await page.waitForFunction(hasResult, null, { timeout: 300_000, polling: 250 });
  },
  "the second page": inPage(() => document.querySelector("main section nav li:nth-child(3) button").click()),
};
console.log(`| step | took, ms | longest tasks at ${slower} times slower, ms |\n| --- | --- | --- |`);
for (const [name, step] of Object.entries(steps)) {
  const { took, longest } = await longestTasks(step);
  console.log(`| ${name} | ${took.toFixed(0)} | ${longest.join(" · ")} |`);
}
await browser.close();
