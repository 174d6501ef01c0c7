import { test as base, expect, type Locator, type Page, type Response } from "@playwright/test";
import { LoginForm } from "@tradehall/mall-components/testing";
import { isHydrated } from "../../apps/storefront/src/router-inside/page-code.ts";
import { type Buyer, newBuyer, openAs, seededBuyer } from "./buyer.ts";
import { openSandbox, type Sandbox } from "./sandbox.ts";

/** Password of every account of the seed. */
export const seedPassword = "Mall@2026";

const address = (name: "STORE_URL" | "API_URL"): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set; run the journeys with: npm test -- --only journeys`);
  return value;
};

/** Gives the page's browser a session of an account of the seed, for journeys that are not about signing in. */
export async function enterAs(page: Page, account: string): Promise<Buyer> {
  const buyer = await seededBuyer(address("API_URL"), account, seedPassword);
  await openAs(page.context(), buyer, address("STORE_URL"));
  return buyer;
}

/** Gives the page's browser a session of a paid member whom no one else uses. */
export async function enterAsMember(page: Page): Promise<Buyer> {
  const buyer = await newBuyer(address("API_URL"), { paidMember: true });
  await openAs(page.context(), buyer, address("STORE_URL"));
  return buyer;
}

/** Gives the page's browser a session of a new buyer who has so many points. */
export async function enterWithPoints(page: Page, points: number): Promise<Buyer> {
  const buyer = await newBuyer(address("API_URL"), { points });
  await openAs(page.context(), buyer, address("STORE_URL"));
  return buyer;
}

/** As `enterAs`, for the first of the account's enterprises, wherever an earlier try of a journey has left it. */
export async function enterForFirstEnterprise(page: Page, account: string): Promise<Buyer> {
  const buyer = await enterAs(page, account);
  const { userInfo, enterpriseList } = await buyer.call<{
    userInfo: { userId: number };
    enterpriseList: { enterpriseId: number; adminUserId: number; shopId: number }[];
  }>("GET", "/p/user/userInfo");
  const [first] = enterpriseList.toSorted((a, b) => a.enterpriseId - b.enterpriseId);
  if (!first) throw new Error(`${account} belongs to no enterprise`);
  const { enterpriseId: currentEpId, adminUserId, shopId } = first;
  await buyer.call("POST", "/p/selectEnterprise", {
    userId: userInfo.userId,
    currentEpId,
    adminUserId,
    shopId,
  });
  return buyer;
}

/** Signs in as a person does: by the account tab of /login. Ends where the shop leads. */
export async function signIn(page: Page, account: string, password = seedPassword): Promise<void> {
  if (!new URL(page.url(), address("STORE_URL")).pathname.startsWith("/login")) await page.goto("/login");
  await new LoginForm(page).signIn(account, password);
  await page.waitForURL((url) => !url.pathname.startsWith("/login"));
}

/** Waits until the page's script answers for an element that the host rendered: before that, pressing it does what HTML does. */
export async function waitForHydration(element: Locator): Promise<void> {
  await element.waitFor({ state: "attached" });
  await element.page().waitForFunction(isHydrated);
}

/** The page's clock is stopped until the journey runs it, so that a busy machine changes nothing; install it before. */
export async function holdTime(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
}

/** The network is gone, once the page has all that it fetches by itself. */
export async function loseNetwork(page: Page): Promise<void> {
  await expect(page.locator("html[data-mall-complete]")).toBeAttached();
  await page.waitForLoadState("networkidle");
  await page.context().setOffline(true);
}

/** A slow network: calls of the page to `url` wait until the returned function is called. */
export async function holdCalls(page: Page, url: string | RegExp, method?: "GET" | "POST") {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    if (!method || route.request().method() === method) await held;
    await route.continue();
  });
  return release;
}

/** The header's way to the cart, with the number of pieces in it. */
export const cartLink = (page: Page): Locator =>
  page
    .getByRole("banner")
    .getByRole("link", { name: /购物车/ })
    .first();

/** Leaves by the header for the list of goods. */
export async function leaveForList(page: Page): Promise<void> {
  await page.getByRole("banner").getByRole("link", { name: "商品列表" }).click();
  await page.waitForURL("**/list**");
}

/** Opens the first goods of a list: what an answer from the page before still leads to is done before they stand. */
export async function openFirstGoods(page: Page): Promise<void> {
  const main = page.getByRole("main");
  await main.getByRole("article").getByRole("heading").getByRole("link").first().click();
  await page.waitForURL("**/detail/**");
  await expect(main.getByRole("button", { name: "加入购物车", exact: true })).toBeVisible();
}

/** Leaves while an answer is held, lets it come, and goes on; answers the paths asked for from then on. */
export async function leaveBefore(
  page: Page,
  { answered, release }: { answered: Promise<Response>; release: () => void },
): Promise<string[]> {
  await leaveForList(page);
  const asked: string[] = [];
  page.on("request", (request) => void asked.push(new URL(request.url()).pathname));
  release();
  await (await answered).finished();
  await openFirstGoods(page);
  return asked;
}

/** Waits until a page of the mall is hydrated; a page whose journey keeps its code from coming is gone on with. */
async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated, undefined, { timeout: 5_000 }).catch(() => undefined);
}

interface Journey {
  /** The other side of the counter. */
  sandbox: Sandbox;
  /** A buyer of this journey alone, signed in already in the journey's browser. */
  buyer: Buyer;
}

/**
 * Playwright's test with the sandbox at hand; faults the browser reports fail the journey. Its page comes to an
 * address with its code, as a person does, who looks before they act.
 */
export const test = base.extend<Journey & { quiet: undefined; mayBreak: boolean }>({
  page: async ({ page }, use) => {
    const { goto, reload } = page;
    page.goto = async (...at) => {
      const answer = await goto.apply(page, at);
      if (at[1]?.waitUntil !== "commit") await hydrated(page);
      return answer;
    };
    page.reload = async (...how) => {
      const answer = await reload.apply(page, how);
      await hydrated(page);
      return answer;
    };
    await use(page);
  },
  /** For journeys that break the page on purpose. */
  mayBreak: [false, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  sandbox: async ({}, use) => {
    await use(openSandbox(address("API_URL")));
  },
  buyer: async ({ context }, use) => {
    const buyer = await newBuyer(address("API_URL"));
    await openAs(context, buyer, address("STORE_URL"));
    await use(buyer);
  },
  quiet: [
    async ({ page, mayBreak }, use) => {
      const faults: string[] = [];
      page.on("pageerror", (error) => void faults.push(error.message));
      // A style or script that the policy keeps out is missing from the page, and says so only here.
      page.on("console", (message) => {
        if (message.type() === "error" && message.text().includes("Content Security Policy"))
          faults.push(message.text());
      });
      await use(undefined);
      if (!mayBreak) expect(faults, "uncaught errors in the page").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
