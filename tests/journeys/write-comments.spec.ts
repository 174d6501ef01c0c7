import { expect, test } from "../support/journey.ts";
import { receiveOrder } from "../support/route-addresses.ts";

const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAIAAAACUFjqAAAAEklEQVR4nGP4z8CAB+GTG8HSALfKY52fTcuYAAAAAElFTkSuQmCC",
  "base64",
);

test("an order that came is reviewed, answered, followed up and taken away", async ({ page, buyer }) => {
  const orderNumber = await receiveOrder(buyer);
  await page.goto(`/order-detail?orderNumber=${orderNumber}`);
  const main = page.getByRole("main");
  const reviewText = `做工扎实，到货很快。${orderNumber}`;
  await main.getByRole("link", { name: "评价", exact: true }).first().click();
  await page.waitForURL("**/write-comments?**");

  const send = main.getByRole("button", { name: "发表评价" });
  await send.click();
  await expect(main.getByText("请选择商品评分")).toBeVisible();
  await expect(main.getByText("请输入评价内容")).toBeVisible();
  await main.getByRole("radio", { name: "非常满意" }).check({ force: true });
  await main.getByRole("checkbox", { name: "做工扎实" }).check();
  await main.getByRole("textbox").fill(reviewText);
  const files = main.locator("input[type=file]");
  await files.setInputFiles([
    { name: "photo.png", mimeType: "image/png", buffer: png },
    { name: "not.png", mimeType: "image/png", buffer: Buffer.from("no picture") },
    { name: "large.png", mimeType: "image/png", buffer: Buffer.alloc(2 * 1_048_576 + 1) },
  ]);
  await expect(main.getByText("not.png：仅支持 JPG、PNG、WebP 格式的图片")).toBeVisible();
  await expect(main.getByText("large.png：图片不能超过 2MB")).toBeVisible();
  await expect(main.locator("input[name^=pics]")).toHaveCount(1);

  // A reload loses nothing that was said; refused pictures are gone.
  await page.reload();
  await expect(main.getByRole("textbox")).toHaveValue(reviewText);
  await expect(main.locator("input[name^=pics]")).toHaveCount(1);
  await expect(main.getByRole("radio", { name: "非常满意" })).toBeChecked();
  await main.getByRole("checkbox", { name: "匿名评价" }).check();
  await send.click();

  await page.waitForURL("**/uc-comments?tab=reviewed");
  const row = main.getByRole("article").first();
  await expect(row).toContainText(reviewText);
  const { records } = await buyer.call<{ records: { prodId: number; comment: { prodCommId: number } }[] }>(
    "GET",
    "/p/myOrder/myOrderItemsComment?commStatus=1",
  );
  const [line] = records;
  if (!line) throw new Error("nothing was reviewed");
  await buyer.call("POST", `/sandbox/comments/${line.comment.prodCommId}/reply`, { content: "感谢支持。" });

  await row.getByRole("link", { name: "追加评价" }).click();
  await main.getByRole("textbox").fill("一个月后依然好用。");
  await send.click();
  await page.waitForURL("**/uc-comments?tab=reviewed");
  await expect(row).toContainText("一个月后依然好用。");
  await expect(row).toContainText("感谢支持。");
  await expect(row.getByRole("link", { name: "追加评价" })).toHaveCount(0);

  await page.goto(`/detail/${line.prodId}`);
  const own = page.getByRole("article").filter({ hasText: reviewText });
  await expect(own).toContainText("一个月后依然好用。");
  await expect(own).toContainText("***");
});
