import { addons, type HashEntry } from "storybook/manager-api";
import { create } from "storybook/theming/create";
// The brand's data alone: its entry brings style sheets, which the manager's bundler cannot read.
import { baigong } from "../packages/ui/src/themes/baigong/baigong.ts";

const { color, font } = baigong.light;

/** A title ends with further words to be found by; the sidebar shows the two names of a component or page. */
const labelOf = ({ type, name }: HashEntry): string =>
  type === "component" || type === "docs" ? name.split(" ").slice(0, 2).join(" ") : name;

/**
 * Stories that only prove behaviour are tests: they run, and are neither on the page nor in the sidebar. Of what is tagged `page`, a
 * whole page of the mall is a story without docs, and a page of the foundations is its own docs, so that each is there once.
 */
const isForReaders = ({ type, tags = [] }: { type: string; tags?: readonly string[] }): boolean =>
  type !== "story" || tags.includes("autodocs") !== tags.includes("page");

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
