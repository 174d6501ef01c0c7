import { brandTheme } from "../brand-theme.ts";
import { qinghe } from "./qinghe.ts";

brandTheme("qinghe", qinghe);
