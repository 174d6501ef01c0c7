/** Addresses of the list by category (Spec §2): the second level sends `thCid=0`. */
export const firstLevelHref = (cpid: string): string => `/list?cpid=${encodeURIComponent(cpid)}`;

/** Second level, or third when `thCid` is given. */
export const categoryHref = (cpid: string, cid: string, thCid = "0"): string =>
  `${firstLevelHref(cpid)}&cid=${encodeURIComponent(cid)}&thCid=${encodeURIComponent(thCid)}`;
