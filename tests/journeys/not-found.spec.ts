import { get } from "node:http";
import { expect, test } from "../support/journey.ts";

test("an unknown page answers 404, says so and leads back", async ({ page, buyer }) => {
  expect(buyer.userId).toBeGreaterThan(0);
  await page.goto("/list?st=0");
  const response = await page.goto("/no-such-page");
  expect(response?.status()).toBe(404);
  await expect(page.getByText("抱歉，没有相关商品")).toBeVisible();
  await expect(page).toHaveTitle(/页面未找到/);
  await page.getByRole("button", { name: "返回" }).click();
  await page.waitForURL("**/list?st=0");
});

for (const address of [
  "//",
  "//example.com/login",
  "/list?pn=%00",
  "/notice-list?page=99999999999",
  "/user-center/uc-message?page=99999999",
  "/termsPage?type=99999999999",
  "/termsPage?type=1&shopIds=%00",
])
  test(`${address} is no fault of the server`, async ({ buyer, baseURL }) => {
    const { hostname, port } = new URL(baseURL ?? "");
    const status = await new Promise((resolve, reject) =>
      get({ hostname, port, path: address, headers: { cookie: `bbcToken=${buyer.token}` } }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      }).on("error", reject),
    );
    expect(status).toBe(address === "//" ? 200 : 404);
  });
