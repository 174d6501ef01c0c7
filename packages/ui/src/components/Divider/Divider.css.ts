import { recipe, vars } from "../../css/index.ts";

const line = (style: "solid" | "dashed") => `${vars.borderWidth.line} ${style} ${vars.color.line}`;

export const divider = recipe({
  base: { border: 0, flex: "none" },
  variants: {
    orientation: {
      horizontal: { inlineSize: "100%" },
      vertical: { alignSelf: "stretch", minBlockSize: "1em" },
    },
    variant: { solid: {}, dashed: {} },
  },
  compoundVariants: [
    { variants: { orientation: "horizontal", variant: "solid" }, style: { borderBlockStart: line("solid") } },
    {
      variants: { orientation: "horizontal", variant: "dashed" },
      style: { borderBlockStart: line("dashed") },
    },
    { variants: { orientation: "vertical", variant: "solid" }, style: { borderInlineStart: line("solid") } },
    {
      variants: { orientation: "vertical", variant: "dashed" },
      style: { borderInlineStart: line("dashed") },
    },
  ],
});
