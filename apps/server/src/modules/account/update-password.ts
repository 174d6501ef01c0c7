import { updatePassword } from "@tradehall/api-client/endpoints/account/update-password";
import { checkMobile } from "@tradehall/mall-rules/checks/person";
import { handle } from "#server/handle.ts";
import { refuseFields } from "#server/refuse.ts";
import { setPassword } from "./set-password.ts";

export default handle(updatePassword, async ({ body }, context) => {
  refuseFields({ mobile: checkMobile(body.mobile) });
  const { password, checkRegisterSmsFlag: flag } = body;
  await setPassword(context, { mobile: body.mobile.trim(), password, flag });
  return null;
});
