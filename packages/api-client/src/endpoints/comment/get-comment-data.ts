import * as v from "valibot";
import { id } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

const count = v.number();

/** How a product was reviewed, in numbers (api-family §6). */
export const getCommentData = endpoint("GET /prodComm/prodCommData", {
  summary: "How a product was reviewed, in numbers",
  tag: "comment",
  auth: "none",
  effect: "read",
  query: v.object({ prodId: id }),
  answer: v.object({
    /** Share of good reviews in percent; 100 without reviews. */
    positiveRating: v.number(),
    /** All, good, medium, bad, with pictures. */
    number: count,
    praiseNumber: count,
    secondaryNumber: count,
    negativeNumber: count,
    picNumber: count,
  }),
  fails: ["A00001"],
  example: {
    query: { prodId: 1001 },
    answer: {
      positiveRating: 75,
      number: 4,
      praiseNumber: 3,
      secondaryNumber: 1,
      negativeNumber: 0,
      picNumber: 2,
    },
  },
});
