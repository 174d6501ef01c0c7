/** What a unit of several pieces holds, and what one of them costs. */
import { type YuanText, yuanToFen } from "../../money/index.ts";

/** 100 只 in a 盒. */
export interface Pack {
  pieces: number;
  /** What one of them is called: 只. */
  piece: string;
  /** What is sold: 盒. */
  unit: string;
}

/** 100只/盒 */
export const packText = ({ pieces, piece, unit }: Pack): string => `${pieces}${piece}/${unit}`;

/** Below ¥0.10 two decimals say too little. */
const smallYuan = 0.1;

/** ¥0.12/只 · ¥0.0089/只 */
export function piecePriceText(yuan: YuanText, { pieces, piece }: Pack): string {
  const each = yuanToFen(yuan) / 100 / pieces;
  const decimals = { minimumFractionDigits: 2, maximumFractionDigits: each < smallYuan ? 4 : 2 };
  return `¥${new Intl.NumberFormat("en", decimals).format(each)}/${piece}`;
}

/** 100只/盒 · ¥0.12/只 */
export const packPriceText = (yuan: YuanText, pack: Pack): string =>
  `${packText(pack)} · ${piecePriceText(yuan, pack)}`;
