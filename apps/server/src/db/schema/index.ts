/** The whole database, table by table. */
export * from "./arrivals.ts";
export * from "./cart.ts";
export * from "./catalogue.ts";
export * from "./comments.ts";
export * from "./decorations.ts";
export * from "./discounts.ts";
export * from "./invoices.ts";
export * from "./landing.ts";
export * from "./people.ts";
export * from "./promotions.ts";
export * from "./refunds.ts";
export * from "./seckill.ts";
export * from "./teams.ts";
export * from "./trade.ts";
export * from "./upkeep.ts";
export * from "./visits.ts";
