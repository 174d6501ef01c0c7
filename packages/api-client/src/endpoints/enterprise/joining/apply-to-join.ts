import * as v from "valibot";
import { id, text } from "../../../models/wire.ts";
import { endpoint } from "../../contract.ts";

/** Asks to join an enterprise, named by its whole name or its credit code; its administrator answers (Spec §6). */
export const applyToJoin = endpoint("POST /p/enterprise/apply", {
  summary: "Asks to join an enterprise",
  tag: "enterprise",
  auth: "token",
  effect: "write",
  creates: true,
  body: v.object({ enterprise: text(100), note: text(400) }),
  answer: v.object({ applicationId: id, enterpriseName: v.string() }),
  fails: ["A00004", "A00001"],
  example: {
    body: { enterprise: "91310115MA1K3TY08R", note: "采购部 王建国" },
    answer: { applicationId: 3, enterpriseName: "上海拓远机电设备有限公司" },
  },
});
