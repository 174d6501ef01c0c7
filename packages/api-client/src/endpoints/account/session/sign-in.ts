import { callLimits } from "@tradehall/mall-rules/limits";
import * as v from "valibot";
import { captcha } from "../../../models/captcha.ts";
import { SessionToken, sessionTokenExample } from "../../../models/session.ts";
import { text } from "../../../models/wire.ts";
import { endpoint } from "../../contract.ts";

/**
 * Signs in with account or mobile and password. An unknown account and a wrong password answer alike; ten wrong
 * passwords in half an hour lock the account for half an hour (Spec §1, decisions). From the third on `fields.captcha`
 * asks for a solved challenge with the next try.
 */
export const signIn = endpoint("POST /login", {
  summary: "Signs in with account or mobile and password",
  tag: "session",
  auth: "none",
  effect: "write",
  opensSession: true,
  perMinute: callLimits.signIns,
  body: v.object({ userName: text(50), passWord: text(50), captcha }),
  answer: SessionToken,
  fails: ["A00001"],
  example: { body: { userName: "dealer01", passWord: "Mall@2026" }, answer: sessionTokenExample },
});
