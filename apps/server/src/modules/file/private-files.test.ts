import { existsSync } from "node:fs";
import path from "node:path";
import { uploadFile } from "@tradehall/api-client/endpoints/file/upload-file";
import { editRefund } from "@tradehall/api-client/endpoints/refund/edit-refund";
import { sandboxListRefunds } from "@tradehall/api-client/endpoints/sandbox/order/list-refunds";
import { uploadLimits } from "@tradehall/mall-rules/limits";
import { checkText, refusalText } from "@tradehall/mall-rules/words";
import { eq, inArray } from "drizzle-orm";
import sharp from "sharp";
import { beforeEach, expect, test } from "vitest";
import { files, refunds } from "#server/db/schema/index.ts";
import { hideVouchers } from "#server/jobs/hide-vouchers.ts";
import { sweepFiles } from "#server/jobs/sweep.ts";
import { buyNow, pay } from "#server/testing/purchase.ts";
import { act, application, applied, apply, refundOf } from "#server/testing/refunds.ts";
import { testServer } from "#server/testing/test-server.ts";
import { helmet } from "#server/testing/trade.ts";
import { world } from "#server/testing/world.ts";
import { keepFile, publishFile } from "./file-store.ts";

const server = testServer();
let token = "";
let other = "";
beforeEach(async () => {
  await server.database.db.delete(files);
  token = await server.signIn(world.users.buyer);
  other = await server.signIn(world.users.other);
});

const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#c33" } })
  .png()
  .toBuffer();

async function send(as = token, { purpose = "voucher", locale = "zh_CN" } = {}) {
  const form = new FormData();
  form.append("file", new Blob([new Uint8Array(bytes)]), "a.png");
  const sent = new Response(form);
  const answer = await server.app.inject({
    method: "POST",
    url: `${uploadFile.path}?purpose=${purpose}`,
    headers: { "content-type": sent.headers.get("content-type") ?? "", authorization: as, locale },
    payload: Buffer.from(await sent.arrayBuffer()),
  });
  return answer.json();
}

const sentPath = async (as = token): Promise<string> => (await send(as)).data.filePath;
const read = (url: string, as?: string) =>
  server.app.inject({ url, headers: as ? { authorization: as } : {} });
const statusOf = async (url: string, as?: string) => (await read(url, as)).statusCode;

async function withVoucher(photoFiles: string): Promise<string> {
  const orderNumber = await buyNow(server, token, helmet, 1);
  await pay(server, token, orderNumber);
  return applied(server, token, orderNumber, { photoFiles });
}

test("an upload is its sender's alone: not another buyer's, not by the public folder, not by its content", async () => {
  const mine = await sentPath();
  const theirs = await sentPath(other);
  expect(mine).not.toBe(theirs);
  const shown = await read(mine, token);
  expect(shown.statusCode).toBe(200);
  expect(shown.headers["cache-control"]).toBe("private, no-store");
  expect(shown.headers["cross-origin-resource-policy"]).toBe("same-origin");
  for (const as of [undefined, other, "garbage"]) expect(await statusOf(mine, as), as).toBe(404);
  expect(await statusOf(mine.replace("/files/", "/uploads/"), token)).toBe(404);
  for (const odd of ["/files/..%2f..%2fa", "/files/aa/a.webp", "/files/%2e%2e/x", "/private/aa/a.webp"])
    expect(await statusOf(odd, token), odd).toBe(404);
});

test("a signed address is read without a session, for minutes, as it was signed", async () => {
  const { signedPath } = (await send()).data;
  const shown = await read(signedPath);
  expect(shown.statusCode).toBe(200);
  expect(shown.headers["cache-control"]).toBe("private, no-store");
  const elsewhere = await sentPath(other);
  const query = signedPath.slice(signedPath.indexOf("?"));
  const changed = (name: string, value: string) => {
    const url = new URL(signedPath, "http://mall.test");
    url.searchParams.set(name, value);
    return `${url.pathname}${url.search}`;
  };
  for (const wrong of [
    elsewhere + query,
    changed("who", String(world.users.other)),
    changed("until", "9999999999"),
    changed("until", "NaN"),
    changed("sign", "A".repeat(43)),
    changed("sign", ""),
    `${signedPath}&sign=${"A".repeat(43)}`,
  ])
    expect(await statusOf(wrong), wrong).toBe(404);
  await server.clock.advance(uploadLimits.signedMs + 1_000);
  expect(await statusOf(signedPath)).toBe(404);
});

test("a refund's vouchers: signed for who sees the refund, named by what lasts, shown to the shop", async () => {
  const mine = await sentPath();
  const refundSn = await withVoucher(mine);
  const { photoFiles, logs } = await refundOf(server, token, refundSn);
  expect(photoFiles).toMatch(/^\/files\/.*&sign=/);
  expect(await statusOf(photoFiles)).toBe(200);
  expect(await statusOf(logs[0]?.photoFiles ?? "")).toBe(200);
  const listed = (await server.call(sandboxListRefunds)).data.find((one) => one.refundSn === refundSn);
  expect(await statusOf(listed?.photoFiles ?? "")).toBe(200);
  // Mended long after the address has ended: with the address as it was, or with the bare name.
  await act(server, refundSn, "refuse");
  await server.clock.advance(uploadLimits.signedMs + 1_000);
  const { orderNumber: _, ...body } = application("", { photoFiles });
  expect(await server.call(editRefund, { params: { refundSn }, body }, { token })).toMatchObject({
    success: true,
  });
  const [kept] = await server.database.db.select().from(refunds).where(eq(refunds.refundSn, refundSn));
  expect(kept?.photos).toEqual([mine]);
});

test("a voucher of another buyer is refused at its field", async () => {
  const orderNumber = await buyNow(server, token, helmet, 1);
  await pay(server, token, orderNumber);
  const theirs = await send(other);
  for (const photoFiles of [theirs.data.filePath, theirs.data.signedPath])
    expect(await apply(server, token, orderNumber, { photoFiles })).toMatchObject({
      code: "A00001",
      data: { fields: { photoFiles: checkText({ reason: "voucherNotYours" }, "zh_CN") } },
    });
});

test("the enterprise's administrator sees a member's voucher, another enterprise's does not", async () => {
  const mine = await sentPath();
  const administrator = await server.signIn(world.users.admin);
  expect(await statusOf(mine, administrator)).toBe(404);
  await withVoucher(mine);
  expect(await statusOf(mine, administrator)).toBe(200);
  expect(await statusOf(mine, other)).toBe(404);
});

test("a buyer sends so much a day and keeps so much in all, and hears it in their language", async () => {
  const { aDay, kept } = uploadLimits;
  const row = { userId: world.users.buyer, purpose: "voucher", bytes: 1, width: 1, height: 1 };
  const fill = (count: number, ofBytes: number, createdAt: Date) =>
    server.database.db.insert(files).values(
      Array.from({ length: count }, (_, nth) => ({
        ...row,
        bytes: ofBytes,
        createdAt,
        path: `/files/${nth}`,
      })),
    );
  const now = server.clock.now();
  const values = { files: aDay.files, max: aDay.bytes / 1_048_576 };
  await fill(aDay.files, 1, now);
  expect((await send()).msg).toBe(refusalText("filesOfDay", "zh_CN", values));
  expect((await send(token, { locale: "en" })).msg).toBe(refusalText("filesOfDay", "en", values));
  expect((await send(other)).success).toBe(true);
  await server.database.db.delete(files);
  await fill(1, aDay.bytes - 1, now);
  expect((await send()).msg).toBe(refusalText("filesOfDay", "zh_CN", values));
  await server.database.db.delete(files);
  await fill(1, kept.bytes - 1, new Date(now.getTime() - 2 * 86_400_000));
  expect((await send()).msg).toBe(
    refusalText("filesKept", "zh_CN", { files: kept.files, max: kept.bytes / 1_048_576 }),
  );
  await server.database.db.delete(files);
  // Many at once are counted one after another.
  await fill(aDay.files - 2, 1, now);
  const answers = await Promise.all(Array.from({ length: 5 }, () => send()));
  expect(answers.filter(({ success }) => success)).toHaveLength(2);
});

test("what nothing used is gone after a day, from the disk, too; what was used stays", async () => {
  const [unused, used] = [await sentPath(), await sentPath()];
  const onDisk = (one: string) =>
    existsSync(path.join(server.settings.dataDir, one.replace("/files/", "private/")));
  await withVoucher(used);
  await server.clock.advance(uploadLimits.unusedMs - 300_000);
  await sweepFiles(server);
  expect([onDisk(unused), onDisk(used)]).toEqual([true, true]);
  await server.clock.advance(600_000);
  await sweepFiles(server);
  expect([onDisk(unused), onDisk(used)]).toEqual([false, true]);
  const left = await server.database.db
    .select()
    .from(files)
    .where(inArray(files.path, [unused, used]));
  expect(left.map((one) => one.path)).toEqual([used]);
});

test("vouchers of before private files are given private names; a picture that a review shows stays public", async () => {
  const { dataDir } = server.settings;
  const { db } = server.database;
  const publicOf = async (name: string) => {
    await keepFile(dataDir, `/files/${name}`, Buffer.from("picture"));
    return publishFile(dataDir, `/files/${name}`);
  };
  const voucher = await publicOf(`ab/${"ab".repeat(16)}.webp`);
  const review = await publicOf(`cd/${"cd".repeat(16)}.webp`);
  const row = { userId: world.users.buyer, bytes: 7, width: 1, height: 1, createdAt: server.clock.now() };
  await db.insert(files).values([
    { ...row, path: voucher, purpose: "voucher" },
    { ...row, path: review, purpose: "review", usedAt: server.clock.now() },
  ]);
  const refundSn = await withVoucher(voucher);
  await Promise.all([hideVouchers(server), hideVouchers(server)]);
  expect(await statusOf(voucher)).toBe(404);
  expect(await statusOf(review)).toBe(200);
  token = await server.signIn(world.users.buyer);
  const { photoFiles, logs } = await refundOf(server, token, refundSn);
  expect(photoFiles).toMatch(/^\/files\//);
  expect(logs[0]?.photoFiles).toBe(photoFiles);
  expect((await read(photoFiles)).body).toBe("picture");
});
