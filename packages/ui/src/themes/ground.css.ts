import "../css/reset.css.ts";
import "../css/print.css.ts";
