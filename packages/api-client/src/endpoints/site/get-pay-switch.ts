import * as v from "valibot";
import { flag } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

/** Which pay methods are open; clients keep the answer for five hours (Spec §7, §9). */
export const getPaySwitch = endpoint("GET /sys/config/info/getSysPaySwitch", {
  summary: "Which pay methods are open",
  tag: "config",
  auth: "none",
  effect: "read",
  answer: v.object({ wxPaySwitch: flag, aliPaySwitch: flag, balancePaySwitch: flag }),
  fails: [],
  example: { answer: { wxPaySwitch: 1, aliPaySwitch: 1, balancePaySwitch: 1 } },
});
