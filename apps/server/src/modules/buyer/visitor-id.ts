/** Represents the buyer in statements where a visitor asks, who has no id: no row is of such a user. */
export const visitorId = 0;
