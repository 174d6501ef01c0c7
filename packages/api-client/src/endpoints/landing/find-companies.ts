import { leadLimits } from "@tradehall/mall-rules/limits";
import * as v from "valibot";
import { Company } from "../../models/landing.ts";
import { text } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

/** At most ten companies whose name or credit code holds what is typed, from two characters on (Spec §7). Open to all. */
export const findCompanies = endpoint("GET /qccCompany", {
  summary: "Companies whose name or credit code holds what is typed",
  tag: "company",
  auth: "none",
  effect: "read",
  perMinute: 60,
  query: v.object({ keyword: text(leadLimits.enterpriseNameMax) }),
  answer: v.array(Company),
  fails: [],
  example: {
    query: { keyword: "拓远" },
    answer: [
      {
        companyName: "上海拓远机电设备有限公司",
        creditCode: "91310115MA1K4TY081",
        legalPerson: "周明远",
        region: "上海市浦东新区",
      },
    ],
  },
});
