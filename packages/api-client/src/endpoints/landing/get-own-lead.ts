import * as v from "valibot";
import { OwnLead, ownLeadExample } from "../../models/landing.ts";
import { flag } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

/** Where a buyer without a shop is: their verified number, what they sent last, whether a shop is bound by now. */
export const getOwnLead = endpoint("GET /p/landingPage/own", {
  summary: "The caller's newest enquiry, their number, and whether a shop is bound",
  tag: "landing",
  auth: "token",
  effect: "read",
  answer: v.object({
    /** Their own, not masked: it was verified, and an enquiry is answered by it. */
    mobile: v.string(),
    /** 1 once there is a shop to buy in. */
    isBound: flag,
    lead: v.nullable(OwnLead),
  }),
  fails: ["A00004"],
  example: {
    answer: {
      mobile: "13817620451",
      isBound: 0,
      lead: ownLeadExample,
    },
  },
});
