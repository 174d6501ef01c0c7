// The look of the shop: every colour and size of it begins here. `npm run dev` and `npm run build` write it to brand.css.
import { writeFileSync } from "node:fs";
import { brandCss, defineBrand } from "@tradehall/ui/brand";
import { baigong } from "@tradehall/ui/themes/baigong";

const brand = defineBrand({
  from: baigong,
  // Buttons, links and marks; their hovered, pressed and soft colours follow from it.
  accent: "#0b6e69",
  // The search button and the number on the cart.
  signal: "#f2a541",
  color: {
    headerBg: "#0d2f33",
    navBg: "#134046",
    navHover: "#1c5259",
    footerBg: "#0d2f33",
    headerLine: "#f2a541",
  },
  radius: { card: "10px", control: "6px", m: "6px" },
});
writeFileSync(new URL("brand.css", import.meta.url), brandCss("shop", brand, { isDefault: true }));
