/** Milliseconds and bytes that limits are written in. */
export const second = 1_000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;
export const kibibyte = 1_024;
export const mebibyte = 1_048_576;
