/**
 * States of an application to open a store (Spec §4 "under review, not passed"). A passed one has become a shop, whose own
 * status says the rest: offline, not yet open, suspended, open (`states/shop`).
 */
export const storeApplicationStatuses = ["underReview", "notPassed", "passed"] as const;
export type StoreApplicationStatus = (typeof storeApplicationStatuses)[number];
