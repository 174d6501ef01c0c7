/** What stars and tags of reviews say. */
import type { CommentScore, CommentTag } from "../states/product/comment.ts";
import type { Locale, Sentence } from "./locale.ts";

const scoreWords: Record<CommentScore, Sentence> = {
  1: { zh_CN: "非常差", en: "Very poor" },
  2: { zh_CN: "差", en: "Poor" },
  3: { zh_CN: "一般", en: "Fair" },
  4: { zh_CN: "满意", en: "Good" },
  5: { zh_CN: "非常满意", en: "Excellent" },
};
const tagWords: Record<CommentTag, Sentence> = {
  quality: { zh_CN: "做工扎实", en: "Well made" },
  asDescribed: { zh_CN: "规格相符", en: "As described" },
  fastShipping: { zh_CN: "发货快", en: "Shipped fast" },
  wellPacked: { zh_CN: "包装完好", en: "Well packed" },
  goodValue: { zh_CN: "性价比高", en: "Good value" },
  fitsWell: { zh_CN: "安装顺利", en: "Easy to fit" },
  poorQuality: { zh_CN: "做工粗糙", en: "Poorly made" },
  notAsDescribed: { zh_CN: "规格不符", en: "Not as described" },
  slowShipping: { zh_CN: "发货慢", en: "Shipped late" },
  damaged: { zh_CN: "到货破损", en: "Arrived damaged" },
  overpriced: { zh_CN: "价格偏高", en: "Overpriced" },
  doesNotFit: { zh_CN: "安装困难", en: "Hard to fit" },
};

export const scoreText = (score: CommentScore, locale: Locale): string => scoreWords[score][locale];
export const commentTagText = (tag: CommentTag, locale: Locale): string => tagWords[tag][locale];
