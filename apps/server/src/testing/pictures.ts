/** Pictures that a buyer sends. */
import type { UploadPurpose } from "@tradehall/mall-rules/limits";
import sharp from "sharp";
import type { TestServer } from "./test-server.ts";

/** Sends a small picture; answers its name among the buyer's files. */
export async function sendPicture(
  server: TestServer,
  token: string,
  purpose: UploadPurpose,
): Promise<string> {
  const bytes = await sharp({ create: { width: 40, height: 40, channels: 3, background: "#c33" } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.append("file", new Blob([new Uint8Array(bytes)]), "photo.png");
  const sent = new Response(form);
  const answer = await server.app.inject({
    method: "POST",
    url: `/p/file/upload?purpose=${purpose}`,
    headers: { "content-type": sent.headers.get("content-type") ?? "", authorization: token },
    payload: Buffer.from(await sent.arrayBuffer()),
  });
  return answer.json().data.filePath;
}
