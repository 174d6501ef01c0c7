/** What a future customer says of themselves on the landing page (Spec §3 "Landing form state"). */

/** Kinds of customers, as `userType` on the wire. */
export const leadUserTypes = {
  dealer: 1,
  manufacturer: 2,
  contractor: 3,
  retailer: 4,
  institution: 5,
} as const;

/** Where they heard of the mall, as `acquisitionSource` on the wire. */
export const leadSources = {
  search: 1,
  wechat: 2,
  exhibition: 3,
  recommendation: 4,
  salesVisit: 5,
  other: 9,
} as const;
