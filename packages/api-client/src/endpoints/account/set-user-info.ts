import { sexes } from "@tradehall/mall-rules/checks/profile";
import * as v from "valibot";
import { nothing, text } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

/** Changes what buyers say about themselves (api-family §2). */
export const setUserInfo = endpoint("PUT /p/user/setUserInfo", {
  summary: "Changes the buyer's profile",
  tag: "user",
  auth: "token",
  effect: "write",
  body: v.object({ nickName: text(15), sex: v.picklist(sexes), birthDate: text(10) }),
  answer: nothing,
  fails: ["A00001", "A00004"],
  example: { body: { nickName: "采购部", sex: "F", birthDate: "1988-02-29" }, answer: null },
});
