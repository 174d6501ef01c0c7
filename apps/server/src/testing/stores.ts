/** Opening a store step by step, for tests that begin with an application. */
import type { InputOf } from "@tradehall/api-client/contract";
import { sandboxReviewStore } from "@tradehall/api-client/endpoints/sandbox/shop/review-store";
import { applyForStore } from "@tradehall/api-client/endpoints/shop/application/apply-for-store";
import { storeFormExample } from "@tradehall/api-client/models/store";
import { type StorePicture, storePictures } from "@tradehall/mall-rules/checks/store";
import { files } from "../db/schema/index.ts";
import { keepFile, newFilePath } from "../modules/file/file-store.ts";
import type { TestServer } from "./test-server.ts";

type Form = InputOf<typeof applyForStore>["body"];

/** The four pictures as a buyer would have uploaded them. */
export async function storePicturesOf(
  { database, clock, settings }: TestServer,
  userId: number,
): Promise<Record<StorePicture, string>> {
  const rows = Object.entries(storePictures).map(([name, purpose]) => ({
    name,
    row: { userId, purpose, path: newFilePath(), bytes: 4, width: 1, height: 1, createdAt: clock.now() },
  }));
  await database.db.insert(files).values(rows.map(({ row }) => row));
  for (const { row } of rows) await keepFile(settings.dataDir, row.path, Buffer.from("webp"));
  return Object.fromEntries(rows.map(({ name, row }) => [name, row.path])) as Record<StorePicture, string>;
}

export const applyWith = (server: TestServer, token: string | undefined, changes: Partial<Form>) =>
  server.call(applyForStore, { body: { ...storeFormExample, ...changes } }, { token });

/** An application that waits; answers its number. */
export async function appliedStore(
  server: TestServer,
  userId: number,
  changes: Partial<Form> = {},
): Promise<number> {
  const pictures = await storePicturesOf(server, userId);
  const answer = await applyWith(server, await server.signIn(userId), { ...pictures, ...changes });
  if (!answer.success) throw new Error(`not applied: ${answer.msg}`);
  return answer.data.applicationId ?? 0;
}

export const review = (
  server: TestServer,
  applicationId: number,
  body: InputOf<typeof sandboxReviewStore>["body"],
) => server.call(sandboxReviewStore, { params: { applicationId }, body });
