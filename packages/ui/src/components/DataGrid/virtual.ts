/** With more rows, only those near the screen are rendered. */
export const virtualFrom = 200;
