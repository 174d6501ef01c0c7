import { recipe } from "../../css/index.ts";

export const stack = recipe({
  base: { display: "flex", flexDirection: "column", minInlineSize: 0 },
  variants: {
    align: {
      stretch: { alignItems: "stretch" },
      start: { alignItems: "flex-start" },
      center: { alignItems: "center", textAlign: "center" },
      end: { alignItems: "flex-end" },
    },
    alignY: {
      top: { justifyContent: "flex-start" },
      center: { justifyContent: "center" },
      bottom: { justifyContent: "flex-end" },
      between: { justifyContent: "space-between" },
    },
    isInline: { true: { display: "inline-flex" } },
  },
});
