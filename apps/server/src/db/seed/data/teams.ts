/** Names of those who wait in the seeded teams. */
export const mateSeeds: readonly string[] = [
  "采购小林",
  "王师傅",
  "锐科五金",
  "设备科老周",
  "宏远仓储",
  "刘工",
  "海川机电",
  "陈姐劳保",
];

interface TeamSeed {
  /** Which product of its activity, and who of the mates is in it, the opener first. */
  product: number;
  mates: readonly number[];
  hoursAgo: number;
}

/** Of each running activity. No one is in two teams of one. */
export const teamSeeds: readonly (readonly TeamSeed[])[] = [
  [
    { product: 0, mates: [0], hoursAgo: 21 },
    { product: 0, mates: [1], hoursAgo: 6 },
    { product: 1, mates: [2], hoursAgo: 15 },
    { product: 3, mates: [3], hoursAgo: 2 },
  ],
  [
    { product: 0, mates: [0, 4], hoursAgo: 19 },
    { product: 0, mates: [5], hoursAgo: 3 },
    { product: 1, mates: [1, 6], hoursAgo: 11 },
    { product: 2, mates: [2, 7], hoursAgo: 1 },
  ],
];
