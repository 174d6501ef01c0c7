import { UserInfoAnswer, userInfoExample } from "../../models/user.ts";
import { endpoint } from "../contract.ts";

/** The signed-in user, their enterprises and the one in effect (Spec §7). */
export const getUserInfo = endpoint("GET /p/user/userInfo", {
  summary: "The signed-in user, their enterprises and the one in effect",
  tag: "user",
  auth: "token",
  effect: "read",
  answer: UserInfoAnswer,
  fails: ["A00004"],
  example: { answer: userInfoExample },
});
