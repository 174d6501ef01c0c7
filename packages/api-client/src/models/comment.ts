import * as v from "valibot";
import { dateTime, flag, id, picture, pictures } from "./wire.ts";

/** A review as everyone reads it; the name is masked where it was written anonymously. */
export const ProdComment = v.object({
  prodCommId: id,
  prodId: id,
  /** 1 to 5. */
  score: v.number(),
  /** 0 good, 1 medium, 2 bad. */
  evaluate: v.picklist([0, 1, 2]),
  content: v.string(),
  pics: pictures,
  isAnonymous: flag,
  nickName: v.string(),
  pic: picture,
  skuName: v.string(),
  recTime: dateTime,
  replyContent: v.nullable(v.string()),
  replyTime: v.nullable(dateTime),
});
export type ProdComment = v.InferOutput<typeof ProdComment>;
