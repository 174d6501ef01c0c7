import { setUserInfo } from "@tradehall/api-client/endpoints/account/set-user-info";
import { checkBirthday, checkNickName } from "@tradehall/mall-rules/checks/profile";
import { trimmed } from "@tradehall/mall-rules/checks/text";
import { eq } from "drizzle-orm";
import { users } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { refuseFields } from "#server/refuse.ts";

export default handle(setUserInfo, async ({ body: { sex, birthDate, ...body } }, { db, clock, buyer }) => {
  const nickName = trimmed(body.nickName);
  refuseFields({ nickName: checkNickName(nickName), birthDate: checkBirthday(birthDate, clock.now()) });
  await db
    .update(users)
    .set({ nickName, gender: sex, birthday: birthDate })
    .where(eq(users.id, buyer.userId));
  return null;
});
