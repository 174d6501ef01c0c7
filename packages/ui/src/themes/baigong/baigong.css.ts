import { brandTheme } from "../brand-theme.ts";
import { baigong } from "./baigong.ts";

brandTheme("baigong", baigong, { isDefault: true });
