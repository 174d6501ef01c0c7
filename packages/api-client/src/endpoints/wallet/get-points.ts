import { Points } from "../../models/wallet.ts";
import { endpoint } from "../contract.ts";

/** The buyer's points, growth and level, and which points lapse next (family §2). */
export const getPoints = endpoint("GET /p/user/getUserScore", {
  summary: "The buyer's points and which of them lapse next",
  tag: "wallet",
  auth: "token",
  effect: "read",
  answer: Points,
  fails: ["A00004"],
  example: {
    answer: { score: 20_000, growth: 120, level: 2, lapsing: { score: 800, time: "2028-12-31 23:59:59" } },
  },
});
