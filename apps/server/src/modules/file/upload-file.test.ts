import { existsSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { files } from "#server/db/schema/index.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();

const drawing = (width = 400, height = 300) =>
  sharp({ create: { width, height, channels: 3, background: "#c33" } });

const own = async () => ({ authorization: await server.signIn(world.users.buyer) });

async function upload(bytes: Buffer | undefined, name = "photo.jpg", token?: string, purpose = "voucher") {
  const form = new FormData();
  if (bytes) form.append("file", new Blob([new Uint8Array(bytes)]), name);
  else form.append("note", "no file");
  const sent = new Response(form);
  const response = await server.app.inject({
    method: "POST",
    url: `/p/file/upload?purpose=${purpose}`,
    headers: {
      "content-type": sent.headers.get("content-type") ?? "",
      authorization: token ?? (await server.signIn(world.users.buyer)),
    },
    payload: Buffer.from(await sent.arrayBuffer()),
  });
  return { ...response.json(), status: response.statusCode };
}

test.each(["jpeg", "png", "webp"] as const)(
  "keeps a %s as a WebP that its sender can look at",
  async (format) => {
    const { data } = await upload(await drawing().toFormat(format).toBuffer());
    expect(data).toMatchObject({ width: 400, height: 300 });
    const shown = await server.app.inject({ url: data.filePath, headers: await own() });
    expect(shown.statusCode).toBe(200);
    expect(shown.headers["content-type"]).toBe("image/webp");
    expect(shown.headers["x-content-type-options"]).toBe("nosniff");
    expect((await sharp(shown.rawPayload).metadata()).format).toBe("webp");
  },
);

test("keeps no place, camera or comment, turns the picture upright and makes it fit", async () => {
  const photo = await drawing(3_000, 1_000)
    .withExif({ IFD0: { Copyright: "SECRET-OWNER" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect(photo.includes("SECRET-OWNER")).toBe(true);
  const { data } = await upload(photo);
  expect(data).toMatchObject({ width: 667, height: 2_000 });
  const { rawPayload } = await server.app.inject({ url: data.signedPath });
  expect(rawPayload.includes("SECRET-OWNER")).toBe(false);
  expect((await sharp(rawPayload).metadata()).exif).toBeUndefined();
});

test("looks at the content, not at the name", async () => {
  const refused = { code: "A00001", msg: "仅支持 JPG、PNG、WebP 格式的图片", status: 200 };
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>');
  expect(await upload(svg, "photo.png")).toMatchObject(refused);
  expect(await upload(Buffer.from("<script>alert(1)</script>"), "photo.jpg")).toMatchObject(refused);
  expect(await upload(await drawing().gif().toBuffer(), "photo.jpg")).toMatchObject(refused);
  const whole = await drawing().png().toBuffer();
  expect(await upload(whole.subarray(0, whole.length - 40))).toMatchObject(refused);
});

test.each(["../../evil.exe", "a/b.jpg", "C:\\a.jpg", "<script>alert(1)</script>.jpg", "shell.php.jpg"])(
  "refuses the name %s in words",
  async (name) => {
    const answer = await upload(await drawing().png().toBuffer(), name);
    expect(answer).toMatchObject({
      code: "A00001",
      msg: "文件名不能包含路径或特殊字符，请重命名后上传",
      status: 200,
    });
    expect(existsSync(path.join(server.settings.dataDir, path.basename(name)))).toBe(false);
  },
);

test("refuses a decompression bomb without unpacking it", async () => {
  const bomb = await drawing(16_000, 16_000).png({ compressionLevel: 9 }).toBuffer();
  expect(bomb.length).toBeLessThan(2 * 1_048_576);
  expect(await upload(bomb)).toMatchObject({ msg: "图片像素过大，请压缩后上传" });
});

test("takes up to 2 MiB and says so beyond, far beyond too", async () => {
  const tooLarge = { code: "A00001", msg: "图片不能超过 2MB", status: 200 };
  const padded = async (bytes: number) => {
    const picture = await drawing().jpeg().toBuffer();
    return Buffer.concat([picture, Buffer.alloc(bytes - picture.length)]);
  };
  expect(await upload(await padded(2 * 1_048_576))).toMatchObject({ success: true });
  expect(await upload(await padded(2 * 1_048_576 + 1))).toMatchObject(tooLarge);
  expect(await upload(await padded(12 * 1_048_576))).toMatchObject(tooLarge);
});

test("asks for a file where none came, refuses another kind of body, and who is not signed in", async () => {
  expect(await upload(undefined)).toMatchObject({ code: "A00001", msg: "请选择要上传的图片" });
  expect(await upload(Buffer.alloc(0))).toMatchObject({ code: "A00001", msg: "图片内容为空，请重新选择" });
  const before = await server.database.db.select().from(files);
  expect(await upload(await drawing().png().toBuffer(), "a.png", "garbage")).toMatchObject({
    code: "A00004",
    status: 401,
  });
  expect(await server.database.db.select().from(files)).toHaveLength(before.length);
  const json = await server.app.inject({
    method: "POST",
    url: "/p/file/upload",
    headers: { authorization: await server.signIn(world.users.buyer) },
    payload: { file: "x" },
  });
  expect(json.json()).toMatchObject({ code: "A00003" });
});

const fileHead = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n';

test.each([
  ["no boundary", "multipart/form-data", "--x\r\n"],
  ["an empty boundary", "multipart/form-data; boundary=", "--\r\n"],
  ["a boundary of 300 signs", `multipart/form-data; boundary=${"x".repeat(300)}`, "--x\r\n"],
  ["another boundary", undefined, `${fileHead.replace("--x", "--y")}\r\nabc\r\n--y--\r\n`],
  ["a file that was cut off", undefined, `${fileHead}Content-Type: image/png\r\n\r\nabc`],
  ["a head that was cut off", undefined, "--x\r\nContent-Disposition: form-da"],
  ["no final boundary", undefined, `${fileHead}\r\nabc\r\n--x\r\n`],
  [
    "more fields than any call has",
    undefined,
    `${'--x\r\nContent-Disposition: form-data; name="f"\r\n\r\na\r\n'.repeat(20)}--x--\r\n`,
  ],
  [
    "a field that reaches for the prototype",
    undefined,
    '--x\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\na\r\n--x--\r\n',
  ],
])("%s is a body that cannot be read", async (_, type = "multipart/form-data; boundary=x", payload) => {
  const answer = await server.app.inject({
    method: "POST",
    url: "/p/file/upload",
    headers: { "content-type": type, authorization: await server.signIn(world.users.buyer) },
    payload,
  });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toEqual({ success: false, code: "A00003", msg: "", data: null });
});

test("a head of garbage holds no file", async () => {
  for (const head of [
    "\u00ff\u0000garbage",
    `X: ${"a".repeat(90_000)}`,
    "",
    ": :",
    'Content-Disposition: form-data; name="',
  ]) {
    const answer = await server.app.inject({
      method: "POST",
      url: "/p/file/upload",
      headers: {
        "content-type": "multipart/form-data; boundary=x",
        authorization: await server.signIn(world.users.buyer),
      },
      payload: `--x\r\n${head}\r\n\r\nabc\r\n--x--\r\n`,
    });
    expect(answer.statusCode, head).toBeLessThan(500);
    expect(answer.json().success).toBe(false);
  }
});

test("a licence may be larger than other pictures, up to 10 MB", async () => {
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  const sized = (side: number) =>
    sharp({ create: { width: side, height: side, channels: 3, background: "#888", noise } })
      .png({ compressionLevel: 0 })
      .toBuffer();
  const [photo, tooLarge] = [await sized(1_000), await sized(1_900)];
  expect([photo.length, tooLarge.length].map((bytes) => Math.floor(bytes / 1_048_576))).toEqual([2, 10]);
  expect(await upload(photo, "a.png", undefined, "storeLicence")).toMatchObject({ success: true });
  expect(await upload(photo, "a.png", undefined, "storeLogo")).toMatchObject({ msg: "图片不能超过 2MB" });
  expect(await upload(tooLarge, "a.png", undefined, "storeLicence")).toMatchObject({
    msg: "图片不能超过 10MB",
  });
});
