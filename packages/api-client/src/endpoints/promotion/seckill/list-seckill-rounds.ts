import * as v from "valibot";
import { roundExample, SeckillRound } from "../../../models/seckill.ts";
import { instant } from "../../../models/wire.ts";
import { endpoint } from "../../contract.ts";

/**
 * Rounds of today and tomorrow in China, the earliest first; those of today that are over, too. Where none of them is
 * left to run, the next one of a later day is last.
 */
export const listSeckillRounds = endpoint("GET /seckill/rounds", {
  summary: "Flash-sale rounds of today and tomorrow",
  tag: "seckill",
  auth: "none",
  effect: "read",
  answer: v.object({ rounds: v.array(SeckillRound), now: instant }),
  fails: [],
  example: { answer: { rounds: [roundExample], now: 1_795_400_000_000 } },
});
