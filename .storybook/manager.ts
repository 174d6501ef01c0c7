import { baigong } from "@tradehall/ui/themes/baigong";
import { addons } from "storybook/manager-api";
import { create } from "storybook/theming/create";

const { color, font } = baigong.light;

// The frame around the library wears the first brand's colours; the stories wear the toolbar's.
addons.setConfig({
  theme: create({
    base: "light",
    brandTitle: "Tradehall",
    colorPrimary: color.accent,
    colorSecondary: color.accent,
    appBg: color.page,
    appBorderColor: color.line,
    barSelectedColor: color.accent,
    textColor: color.text,
    textMutedColor: color.textMuted,
    fontBase: font.text,
    fontCode: font.mono,
  }),
});
