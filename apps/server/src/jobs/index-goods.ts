import { reindex } from "../modules/search/indexing/reindex.ts";
import type { Job } from "./jobs.ts";

const aTurn = 500;

/** Goods that were written are found by what they say now. */
export const indexGoods: Job = async ({ database: { db } }) => {
  await reindex(db, aTurn);
};
