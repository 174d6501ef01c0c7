import { setAvatar } from "@tradehall/api-client/endpoints/account/set-avatar";
import { filePathOf } from "@tradehall/mall-rules/checks/file";
import { and, eq, ne } from "drizzle-orm";
import { comments, files, users } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { lockBuyer } from "#server/modules/buyer/lock-buyer.ts";
import { publishFile, removeFile } from "#server/modules/file/file-store.ts";
import { takeFiles } from "#server/modules/file/own-files.ts";
import { refuse } from "#server/refuse.ts";

export default handle(setAvatar, async ({ body }, { db, clock, buyer: { userId }, settings }) => {
  const path = filePathOf(body.avatarUrl);
  const replaced = await db.transaction(async (tx) => {
    await lockBuyer(tx, userId);
    const isOwn = path === "" || (await takeFiles(tx, { userId, purpose: "avatar" }, [path], clock.now()));
    if (!isOwn) refuse("pictureMissing");
    const avatar = path && (await publishFile(settings.dataDir, path));
    await tx.update(users).set({ avatar }).where(eq(users.id, userId));
    // Reviews keep a copy beside them.
    await tx.update(comments).set({ avatar }).where(eq(comments.userId, userId));
    return tx
      .delete(files)
      .where(and(eq(files.userId, userId), eq(files.purpose, "avatar"), ne(files.path, path)))
      .returning({ path: files.path });
  });
  for (const file of replaced) await removeFile(settings.dataDir, file.path);
  return null;
});
