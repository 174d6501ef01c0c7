import { media, recipe } from "../../css/index.ts";

export const inline = recipe({
  base: { display: "flex", minInlineSize: 0 },
  variants: {
    align: {
      start: { justifyContent: "flex-start" },
      center: { justifyContent: "center" },
      end: { justifyContent: "flex-end" },
      between: { justifyContent: "space-between" },
    },
    alignY: {
      top: { alignItems: "flex-start" },
      center: { alignItems: "center" },
      bottom: { alignItems: "flex-end" },
      baseline: { alignItems: "baseline" },
      stretch: { alignItems: "stretch" },
    },
    wrap: { true: { flexWrap: "wrap" }, false: { flexWrap: "nowrap" } },
    isInline: { true: { display: "inline-flex" } },
    stackBelow: {
      wide: { "@media": { [media.narrow]: { flexDirection: "column", alignItems: "stretch" } } },
    },
  },
});
