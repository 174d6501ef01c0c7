import { addons, type HashEntry } from "storybook/manager-api";
import { create } from "storybook/theming/create";
// The brand's data alone: its entry brings style sheets, which the manager's bundler cannot read.
import { baigong } from "../packages/ui/src/themes/baigong/baigong.ts";

const { color, font } = baigong.light;

/** A component's title ends with further words to be found by; the sidebar shows its two names. */
const labelOf = ({ type, name }: HashEntry): string =>
  type === "component" ? name.split(" ").slice(0, 2).join(" ") : name;

/** Stories that only prove behaviour are tests: they run, and are neither on the page nor in the sidebar. */
const isForReaders = (entry: { type: string; tags?: readonly string[] }): boolean =>
  entry.type !== "story" || Boolean(entry.tags?.includes("autodocs"));

// The frame around the library wears the first brand's colours; the stories wear the toolbar's.
addons.setConfig({
  sidebar: { renderLabel: labelOf, filters: { forReaders: isForReaders } },
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
