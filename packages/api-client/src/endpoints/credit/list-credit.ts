import * as v from "valibot";
import { Credit, creditExample } from "../../models/credit.ts";
import { id } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

/** The lines of an enterprise with its shops: granted, used, left, what is due next (Spec §3 "account terms"). */
export const listCredit = endpoint("GET /p/credit/lines", {
  summary: "The account terms of an enterprise, shop by shop",
  tag: "credit",
  auth: "token",
  effect: "read",
  query: v.object({ enterpriseId: id }),
  answer: Credit,
  fails: ["A00004", "A00001"],
  example: { query: { enterpriseId: 1 }, answer: creditExample },
});
