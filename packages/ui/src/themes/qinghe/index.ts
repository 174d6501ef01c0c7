import "../ground.css.ts";
import "./qinghe.css.ts";

export { qinghe } from "./qinghe.ts";
