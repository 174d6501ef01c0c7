/** What no page may do, over all of them: break, hang, be kept by a browser, or call itself not found when it is busy. */
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { getNotice } from "@tradehall/api-client/endpoints/notice/get-notice";
import { getProdInfo } from "@tradehall/api-client/endpoints/product/get-prod-info";
import { shopTermsExample } from "@tradehall/api-client/models/terms";
import { pageNames } from "@tradehall/mall-rules/words";
import { expect, test, vi } from "vitest";
import { exampleHref, type FullRow, routeRows } from "../route-rows.ts";
import { openExampleMall, ownOrigin, signedIn } from "./testing/example-mall.ts";
import { routeModules } from "./testing/host-of-sources.ts";
import { addressesOf, dataOf } from "./testing/pages.ts";

// Every test goes over all pages.
vi.setConfig({ testTimeout: 60_000 });

const mall = openExampleMall();
const { ask } = mall;

const form = "application/x-www-form-urlencoded";

/** Addresses that name nothing, or a page that is none. */
const unnamed = ["/order-detail", "/notice-detail", "/nowhere"];
const pages = [...addressesOf(), ...unnamed];
const nameOf = (address: string) => address.replace(/\.data$/, "");
const addresses = pages.flatMap((page) => [page, dataOf(page)]);

/** Every address with what is wrong with its answer. */
async function faultsOf(
  wanted: readonly string[],
  look: (address: string) => Promise<string | undefined>,
): Promise<string[]> {
  const faults: string[] = [];
  for (const address of wanted) {
    const fault = await look(address);
    if (fault) faults.push(`${address}: ${fault}`);
  }
  return faults;
}

test("no one keeps a page, its data, a redirect, or what is not there", async () => {
  const kept = (wanted: readonly string[], method: string, headers: Record<string, string>, body = "") =>
    faultsOf(wanted, async (address) => {
      const answer = await ask(method, address, headers, body);
      const isBroken = answer.status >= 500 || (answer.status === 404 && !unnamed.includes(nameOf(address)));
      const isPersonal = answer.headers["cache-control"] === "private, no-store";
      const hasVary = /\bcookie\b/i.test(answer.headers.vary ?? "");
      return !isBroken && isPersonal && hasVary ? undefined : `${answer.status}`;
    });
  expect(await kept([...addresses, "/healthz"], "GET", signedIn)).toEqual([]);
  expect(await kept(pages, "GET", ownOrigin)).toEqual([]);
  expect(await kept(["/cart", "/login"], "HEAD", signedIn)).toEqual([]);
  expect(await kept(pages.map(dataOf), "POST", { ...signedIn, "content-type": form }, "intent=x")).toEqual(
    [],
  );
  expect(await kept(["/login"], "POST", signedIn, "x")).toEqual([]);
  expect(await kept(["/login"], "PUT", signedIn)).toEqual([]);
});

test("a page goes out in one piece: no script has to bring a part of it in", async () => {
  const faults = await faultsOf(pages, async (address) => {
    const { body } = await ask("GET", address, signedIn);
    return /\$R[BCV]|<div hidden/.test(body) ? "a part of it comes apart" : undefined;
  });
  expect(faults).toEqual([]);
});

test("a page that is not public asks a visitor to sign in before anything renders", async () => {
  const closed = addressesOf(({ isPublic }) => !isPublic).map((address) =>
    address.replace(/\?.*/, "?probe=1"),
  );
  expect(closed.length).toBeGreaterThan(50);
  const faults = await faultsOf(closed, async (address) => {
    const signIn = `/login?redirect=${encodeURIComponent(address)}`;
    const { status, headers } = await ask("GET", address, ownOrigin);
    const data = await ask("GET", dataOf(address), ownOrigin);
    const isAsked = status === 302 && headers.location === signIn && data.body.includes("/login?redirect=");
    return isAsked ? undefined : `${status} ${headers.location}`;
  });
  expect(faults).toEqual([]);
});

const multipart = "multipart/form-data; boundary=x";
const bodies: [string, string | undefined, string][] = [
  ["no type", undefined, "a=1"],
  ["nothing at all", undefined, ""],
  ["text", "text/plain", "a=1"],
  ["JSON", "application/json", "{}"],
  ["JSON that is none", "application/json", "{"],
  ["a type that is none", "garbage", "a=1"],
  ["multipart without a boundary", "multipart/form-data", "--x\r\n"],
  ["multipart that was cut off", multipart, '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1'],
  ["multipart with another boundary", multipart, "--y\r\n\r\n1\r\n--y--"],
  ["multipart with a broken head", multipart, "--x\r\n\u0000: \u00ff\r\n\r\n1\r\n--x--\r\n"],
  ["an empty multipart", multipart, ""],
  ["a form of broken escapes", form, "%E0%A4%A=%&=&%00=%0d%0a"],
  ["a form in another alphabet", `${form}; charset=utf-16`, "a=1"],
  ["an intent that is none", form, "intent=%00&addrId=1e9&logIds=a,b"],
];

const withAction = addressesOf(({ folder }) => "action" in (routeModules[folder] ?? {}));

test.each(bodies)("a page sent %s is no trouble of ours", async (_, type, body) => {
  const headers = { ...signedIn, ...(type ? { "content-type": type } : {}) };
  const isForm = type?.startsWith(form) || type?.startsWith("multipart");
  const forms = isForm ? [...withAction.map(dataOf), "/login"] : addresses;
  expect(
    await faultsOf(forms, async (address) => {
      const { status } = await ask("POST", address, headers, body);
      return status >= 500 || (!isForm && status !== 415) ? String(status) : undefined;
    }),
  ).toEqual([]);
});

test.each(["TRACE", "OPTIONS", "PUT", "PATCH", "DELETE", "PROPFIND", "REPORT", "PURGE"])(
  "%s is no method of a page",
  async (method) => {
    const addressesToo = [...addresses, "/assets/none.js", "/healthz", "/pictures/none.webp"];
    expect(
      await faultsOf(addressesToo, async (address) => {
        const { status, headers, body } = await ask(method, address);
        return status === 405 && headers.allow === "GET, HEAD, POST" && body === "" ? undefined : `${status}`;
      }),
    ).toEqual([]);
    expect((await ask(method, "/api/p/shop", { ...signedIn, locale: "zh_CN" })).status).toBe(404);
  },
);

test("a tunnel is refused, not left waiting", async () => {
  await ask("HEAD", "/healthz");
  const socket = connect((mall.host.app.server.address() as AddressInfo).port, "127.0.0.1");
  socket.write("CONNECT mall:443 HTTP/1.1\r\nHost: mall:443\r\n\r\n");
  expect(await text(socket)).toMatch(/^HTTP\/1.1 405 /);
});

test("no cookie breaks a page", async () => {
  const odd = [
    "%00",
    "a%0d%0aX-Injected:%20y",
    "%E0%A4%A",
    "%E4%BD%A0",
    '"',
    "a".repeat(4_000),
    "\u00ff\u00fe",
    ";=;",
  ];
  const names = ["bbcToken", "bbcUserId", "seletedEnterpriseId", "seletedEnterpriseName", "bbcLanguage", ""];
  const cookies = odd.flatMap((value) => [
    names.map((name) => `${name}=${value}`).join("; "),
    `bbcToken=abc; ${names
      .slice(1)
      .map((name) => `${name}=${value}`)
      .join("; ")}`,
  ]);
  let turn = 0;
  expect(
    await faultsOf([...addresses, ...addresses], async (address) => {
      // Each page meets some of them, and each of them some pages.
      const cookie = cookies[turn++ % cookies.length] ?? "";
      const { status, headers } = await ask("GET", address, { ...ownOrigin, cookie });
      return status >= 500 || headers["x-injected"] ? `${status} with ${cookie}` : undefined;
    }),
  ).toEqual([]);
});

test("an address that is none is refused", async () => {
  for (const headers of [{ host: "[" }, { host: "a b" }, { host: "a:99999" }, { host: "%00" }])
    expect((await ask("GET", "/login", { ...ownOrigin, ...headers })).status).toBeLessThan(500);
  for (const path of ["http://evil.example/login", "*", "//evil.example", "/\\evil.example", "/%E0%A4%A"])
    expect((await ask("GET", path)).status, path).toBeLessThan(500);
});

test("a page has one title, its own, also where it cannot show", async () => {
  const titlesOf = async (row: FullRow) => {
    const { body } = await ask("GET", exampleHref(row), row.isPublic ? ownOrigin : signedIn);
    return [...body.matchAll(/<title[^>]*>([^<]*)<\/title>/g)].map(([, title = ""]) => title);
  };
  for (const row of routeRows) {
    const titles = await titlesOf(row);
    expect(titles, row.name).toHaveLength(1);
    if (row.title) expect(titles[0], row.name).toMatch(new RegExp(`^${pageNames[row.title].zh_CN} - .`));
  }
  mall.api.tell(({ path }) => (path.startsWith("/p/shopCart") ? { status: 503 } : undefined));
  expect(await titlesOf(routeRows.find(({ name }) => name === "cart") as FullRow)).toEqual([
    expect.stringMatching(/^服务器出了点小差~|^当前访问人数较多/),
  ]);
});

test("only data fetched ahead is kept, for the click, and only where it is the page", async () => {
  const ahead = { ...signedIn, "sec-purpose": "prefetch" };
  const cacheOf = async (address: string, headers: Record<string, string> = ahead) =>
    (await ask("GET", address, headers)).headers["cache-control"];
  expect(await cacheOf("/cart.data?_routes=routes%2Fcart%2Froute")).toBe("private, max-age=10");
  expect(await cacheOf("/cart")).toBe("private, no-store");
  // A redirect to the sign-in page, and what sets a cookie.
  expect(await cacheOf("/cart.data", { ...ownOrigin, "sec-purpose": "prefetch" })).toBe("private, no-store");
  expect(await cacheOf("/cart.data")).toBe("private, no-store");
  mall.api.tell(() => ({ status: 503, headers: { "retry-after": "3" } }));
  expect(await cacheOf("/cart.data?_routes=routes%2Fcart%2Froute")).toBe("private, no-store");
});

test("no page needs a style attribute, whatever looks a shop gives its texts, so the policy lets none in", async () => {
  const content = '<p style="color:#f00;text-align:center">styled</p>';
  const { preamble: _, articles: __, ...terms } = shopTermsExample;
  const told: Record<string, unknown> = {
    "/prod/prodInfo": { ...getProdInfo.example.answer, content },
    "/notice/info/1": { ...getNotice.example.answer, content },
    "/shop/terms": [{ ...terms, preamble: content, articles: [{ title: "一", content }] }],
  };
  const styled: string[] = [];
  mall.api.tell(({ path }) => {
    const answer = told[path];
    return answer
      ? { status: 200, body: { success: true, code: "00000", msg: "", data: answer } }
      : undefined;
  });
  const faults = await faultsOf([...pages, "/termsPage?type=1&shopIds=77"], async (page) => {
    const { headers, body } = await ask("GET", page);
    const policy = String(headers["content-security-policy"]);
    if (body.includes("styled</p>")) styled.push(page);
    if (/unsafe/.test(policy)) return policy;
    const [, nonce] = /style-src 'self' 'nonce-([^']+)'/.exec(policy) ?? [];
    const isLetIn = !body.includes("styled</p>") || body.includes(`<style nonce="${nonce}">.rt-`);
    return /<[^>]* style="/.test(body) || !isLetIn
      ? "a style attribute, or a style without the nonce"
      : undefined;
  });
  expect(faults).toEqual([]);
  expect(styled).toEqual(
    expect.arrayContaining(["/detail/1", "/notice-detail?id=1", "/termsPage?type=1&shopIds=77"]),
  );
});
