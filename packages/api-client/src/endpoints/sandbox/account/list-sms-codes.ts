import * as v from "valibot";
import { dateTime } from "../../../models/wire.ts";
import { endpoint } from "../../contract.ts";

/** The newest 30 codes sent to anyone, for the console page. */
export const listSmsCodes = endpoint("GET /sandbox/sms/sent", {
  summary: "The newest codes sent to anyone",
  tag: "sandbox",
  auth: "none",
  effect: "read",
  sandbox: true,
  answer: v.array(
    v.object({
      mobile: v.string(),
      code: v.string(),
      purpose: v.string(),
      status: v.picklist(["valid", "used", "expired"]),
      createTime: dateTime,
    }),
  ),
  fails: [],
  example: {
    answer: [
      {
        mobile: "13800000001",
        code: "482913",
        purpose: "login",
        status: "valid",
        createTime: "2026-01-02 09:30:00",
      },
    ],
  },
});
