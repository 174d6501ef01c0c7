import * as v from "valibot";
import { dateTime, flag, id } from "../../../models/wire.ts";
import { endpoint } from "../../contract.ts";

/** The newest enquiries of the landing page, as the operator's people see them (decisions "Sandbox"). */
export const sandboxListLeads = endpoint("GET /sandbox/leads", {
  summary: "The newest enquiries of the landing page",
  tag: "sandbox",
  auth: "none",
  effect: "read",
  sandbox: true,
  answer: v.array(
    v.object({
      leadId: id,
      userId: v.nullable(id),
      /** The shop this user is bound to; null while there is none. */
      boundShopId: v.nullable(id),
      productModel: v.string(),
      enterpriseName: v.string(),
      creditCode: v.string(),
      userType: v.number(),
      contactName: v.string(),
      mobile: v.string(),
      region: v.string(),
      acquisitionSource: v.number(),
      isEmbedded: flag,
      createTime: dateTime,
    }),
  ),
  fails: [],
  example: { answer: [] },
});
