/** What a unit of several pieces holds, and what one of them costs. */
import { thousands, type YuanText, yuanToFen } from "../money/index.ts";

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
const smallFen = 10;

/** ¥0.12/只 · ¥0.0089/只 */
export function piecePriceText(yuan: YuanText, { pieces, piece }: Pack): string {
  const fen = yuanToFen(yuan) / pieces;
  const text = (fen / 100).toFixed(fen < smallFen ? 4 : 2);
  return `¥${thousands(text.replace(/(\.\d\d)(\d*?)0+$/, "$1$2"))}/${piece}`;
}
