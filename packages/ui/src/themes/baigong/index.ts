import "../ground.css.ts";
import "./baigong.css.ts";

export { baigong } from "./baigong.ts";
