/** A page whose call was sent away for a moment says so, over all pages and ways to ask for them. */
import { expect, test, vi } from "vitest";
import type { ApiCall } from "./testing/api-of-examples.ts";
import { askRaw } from "./testing/ask.ts";
import { openExampleMall, ownOrigin, signedIn } from "./testing/example-mall.ts";
import { openSourceHost } from "./testing/host-of-sources.ts";
import { addressesOf, dataOf } from "./testing/pages.ts";

// Every test goes over all pages.
vi.setConfig({ testTimeout: 60_000 });

const mall = openExampleMall();
const { ask } = mall;

const form = { "content-type": "application/x-www-form-urlencoded" };
const envelope = (code: string, msg = "") => ({ success: false, code, msg, data: null });
const tooOften = { status: 429, headers: { "retry-after": "7" }, body: envelope("A00015", "太频繁") };
const busy = { status: 503, headers: { "retry-after": "9" }, body: envelope("A00016", "忙") };

/** What the chrome needs is answered, so that only the page's own calls are sent away. */
const ofChrome = ["/p/user/shell", "/webConfig", "/category", "/search/hot", "/user/info"];
const isChrome = ({ path }: ApiCall) => ofChrome.some((part) => path.includes(part));

/** Pages that say a failed call by their error page; one that makes no call of its own cannot fail. */
const pages = addressesOf(({ name, isEntry }) => !isEntry && name !== "uc-password");

test.each([
  ["tooOften", tooOften, "操作太频繁"],
  ["busy", busy, "当前访问人数较多"],
] as const)("%s: each page and its data has the status, the wait and the words", async (_, answer, words) => {
  let calls = 0;
  mall.api.tell((call) => {
    if (isChrome(call)) return undefined;
    calls += 1;
    return answer;
  });
  const faults: string[] = [];
  let answers = 0;
  for (const page of pages)
    for (const address of [page, dataOf(page)]) {
      calls = 0;
      const { status, headers, body } = await ask("GET", address);
      if (calls === 0) continue;
      answers += 1;
      const isRight = status === answer.status && headers["retry-after"] === answer.headers["retry-after"];
      const isShown = address.includes(".data") || (body.includes(`<h1`) && body.includes(words));
      if (!isRight || !isShown) faults.push(`${address}: ${status} ${headers["retry-after"]} ${isShown}`);
    }
  expect(faults).toEqual([]);
  expect(answers).toBeGreaterThan(100);
});

test("the whole mall busy: a page without any chrome says so, works without script, and waits a little longer", async () => {
  const bare = await openSourceHost(mall.api.origin);
  mall.api.tell(() => busy);
  const { status, headers, body } = await askRaw(bare.app, "GET", "/cart", signedIn);
  expect([status, headers["retry-after"]]).toEqual([503, "9"]);
  expect(body).toContain("当前访问人数较多");
  const [, seconds] = /<noscript><meta http-equiv="refresh" content="(\d+)"/i.exec(body) ?? [];
  expect(Number(seconds)).toBeGreaterThan(9);
  expect(Number(seconds)).toBeLessThanOrEqual(12);
  expect(body).toMatch(/<a [^>]*href=""/);
  expect(body).toMatch(/<a [^>]*href="\/"/);
  await bare.close();
});

test("a gateway without an envelope is understood, and one that says no time gets the usual", async () => {
  mall.api.tell((call) =>
    isChrome(call) ? undefined : { status: 429, headers: { "content-type": "text/html" } },
  );
  const { status, headers } = await ask("GET", "/cart");
  expect([status, headers["retry-after"]]).toEqual([429, "5"]);
});

test("a form that meets it keeps what was typed and says it", async () => {
  mall.api.tell(({ path }) => (path === "/login" ? { ...tooOften, body: envelope("A00015") } : undefined));
  const body = "userName=vip01&passWord=secret1&tab=account";
  for (const address of ["/login", "/login.data"]) {
    const answer = await ask("POST", address, { ...ownOrigin, ...form }, body);
    expect([answer.status, answer.headers["retry-after"]]).toEqual([429, "7"]);
    expect(answer.body).toContain("操作太频繁，请稍后再试");
    expect(answer.body).toContain("vip01");
    expect(answer.body).not.toContain("secret1");
  }
});

test.each([
  ["/cart", "intent=delete:1"],
  ["/detail/1", "intent=wishlist"],
  ["/user-center/uc-message", "intent=readAll"],
  ["/user-center/uc-order", "intent=remind&orderNumber=1"],
  ["/user-center/uc-address", "intent=delete&addrId=1&confirmed=1"],
  ["/submit-order", "uuid=u-1&actualTotal=1.00"],
  ["/payment", "method=balance&confirmed=1"],
  ["/landing", "contactName=%E5%BC%A0%E4%B8%89"],
])("%s: an action that meets it reloads no page, which would fail as well", async (address, body) => {
  mall.api.tell(({ method }) => (method === "GET" ? undefined : busy));
  const answer = await ask("POST", `${address}.data`, { ...signedIn, ...form }, body);
  expect([answer.status, answer.headers["retry-after"]]).toEqual([503, "9"]);
});
