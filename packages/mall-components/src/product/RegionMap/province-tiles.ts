/**
 * Provinces of China as equal tiles, each about where it lies: a map that needs no map service, draws no border and
 * favours no large province. Letters as ISO 3166-2:CN spells them.
 */
import type { provinceNames } from "../../messages/province.messages.ts";

export interface ProvinceTile {
  /** Its number in the list of regions. */
  id: number;
  code: keyof typeof provinceNames;
  column: number;
  row: number;
}

const tile = (id: number, code: ProvinceTile["code"], column: number, row: number): ProvinceTile => ({
  id,
  code,
  column,
  row,
});

export const provinceTiles: readonly ProvinceTile[] = [
  tile(230000, "HL", 8, 0),
  tile(150000, "NM", 6, 1),
  tile(220000, "JL", 8, 1),
  tile(650000, "XJ", 0, 2),
  tile(640000, "NX", 3, 2),
  tile(140000, "SX", 5, 2),
  tile(110000, "BJ", 6, 2),
  tile(120000, "TJ", 7, 2),
  tile(210000, "LN", 8, 2),
  tile(630000, "QH", 2, 3),
  tile(620000, "GS", 3, 3),
  tile(610000, "SN", 4, 3),
  tile(410000, "HA", 5, 3),
  tile(130000, "HE", 6, 3),
  tile(370000, "SD", 7, 3),
  tile(540000, "XZ", 1, 4),
  tile(510000, "SC", 3, 4),
  tile(500000, "CQ", 4, 4),
  tile(420000, "HB", 5, 4),
  tile(340000, "AH", 6, 4),
  tile(320000, "JS", 7, 4),
  tile(310000, "SH", 8, 4),
  tile(530000, "YN", 3, 5),
  tile(520000, "GZ", 4, 5),
  tile(430000, "HN", 5, 5),
  tile(360000, "JX", 6, 5),
  tile(330000, "ZJ", 7, 5),
  tile(450000, "GX", 4, 6),
  tile(440000, "GD", 5, 6),
  tile(350000, "FJ", 6, 6),
  tile(710000, "TW", 8, 6),
  tile(460000, "HI", 4, 7),
  tile(820000, "MO", 5, 7),
  tile(810000, "HK", 6, 7),
];

export const mapColumns = 9;
export const mapRows = 8;
