import { updateOwnPassword } from "@tradehall/api-client/endpoints/account/update-own-password";
import { handle } from "#server/handle.ts";
import { mobileOf } from "#server/modules/buyer/mobile-of.ts";
import { setPassword } from "./set-password.ts";

export default handle(updateOwnPassword, async ({ body }, context) => {
  const { password, checkRegisterSmsFlag: flag } = body;
  await setPassword(context, { mobile: await mobileOf(context), password, flag });
  return null;
});
