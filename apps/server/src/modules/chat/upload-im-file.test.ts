import { sendMessage } from "@tradehall/api-client/endpoints/chat/send-message";
import { uploadImFile } from "@tradehall/api-client/endpoints/chat/upload-im-file";
import sharp from "sharp";
import { expect, test } from "vitest";
import { newClientId, opened } from "#server/testing/chat.ts";
import { testServer } from "#server/testing/test-server.ts";
import { world } from "#server/testing/world.ts";

const server = testServer();
const picture = await sharp({ create: { width: 8, height: 6, channels: 3, background: "#c33" } })
  .png()
  .toBuffer();

async function upload(token: string, bytes: Buffer = picture) {
  const form = new FormData();
  form.append("file", new Blob([new Uint8Array(bytes)]), "a.png");
  const sent = new Response(form);
  const answer = await server.app.inject({
    method: "POST",
    url: uploadImFile.path,
    headers: { "content-type": sent.headers.get("content-type") ?? "", authorization: token },
    payload: Buffer.from(await sent.arrayBuffer()),
  });
  return answer.json();
}
const statusOf = async (url: string, authorization = "") =>
  (await server.app.inject({ url, headers: { authorization } })).statusCode;

test("a picture is sent once uploaded, seen by its conversation and by no other buyer", async () => {
  const token = await server.signIn(world.users.buyer);
  const other = await server.signIn(world.users.other);
  const conversationId = await opened(server, token);
  const { data } = await upload(token);
  expect(data).toMatchObject({ width: 8, height: 6 });
  const send = (as: string, id: number, filePath: string) =>
    server.call(
      sendMessage,
      { body: { conversationId: id, clientId: newClientId(), content: { kind: "picture", filePath } } },
      { token: as },
    );
  // By its name, or as the page shows it.
  for (const filePath of [data.filePath, data.signedPath]) {
    const { content } = (await send(token, conversationId, filePath)).data.message;
    expect(content).toMatchObject({ kind: "picture", width: 8, height: 6 });
    if (content.kind === "picture") expect(await statusOf(content.path)).toBe(200);
  }
  expect(await statusOf(data.filePath, token)).toBe(200);
  expect(await statusOf(data.filePath, other)).toBe(404);
  expect(await send(other, await opened(server, other), data.filePath)).toMatchObject({ code: "A00001" });
});

test("what is no picture is refused, and so is who has no session", async () => {
  const token = await server.signIn(world.users.buyer);
  expect(await upload(token, Buffer.from("<script>"))).toMatchObject({ code: "A00001" });
  expect(await upload("")).toMatchObject({ code: "A00004" });
});
