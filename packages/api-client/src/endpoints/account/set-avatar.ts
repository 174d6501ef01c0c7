import * as v from "valibot";
import { nothing, text } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

/** Makes a picture sent for it (`purpose=avatar`) the buyer's avatar, which everyone may see; `""` takes the default back. */
export const setAvatar = endpoint("PUT /p/user/avatar", {
  summary: "Changes the buyer's avatar",
  tag: "account",
  auth: "token",
  effect: "write",
  perMinute: 60,
  body: v.object({ avatarUrl: text(200) }),
  answer: nothing,
  fails: ["A00001", "A00004"],
  example: { body: { avatarUrl: "/files/3f/3f2c9a51d0b7e64c8a1f0d2e9b7c6a55.webp" }, answer: null },
});
