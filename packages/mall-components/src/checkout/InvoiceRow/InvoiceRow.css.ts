export { row, title } from "../checkout-row.css.ts";
