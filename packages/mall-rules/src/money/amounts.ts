declare const unit: unique symbol;

/** Money as rows, rules and sums hold it: whole hundredths of a yuan. Arithmetic answers numbers, which `fen` marks again. */
export type Fen = number & { readonly [unit]: "fen" };

/**
 * Money as answers and props say it: yuan with two decimals, "1234.50". A literal of that form is one; any other text
 * comes to it by `toYuanText`.
 */
export type YuanText = `${bigint}.${number}`;
