import { disabled, style, vars } from "../../css/index.ts";

const forced = "(forced-colors: active)";

export const box = style([
  {
    display: "inline-grid",
    placeItems: "center",
    flex: "none",
    verticalAlign: "middle",
    inlineSize: vars.size.iconM,
    blockSize: vars.size.iconM,
    border: `${vars.borderWidth.line} solid ${vars.color.control}`,
    borderRadius: vars.radius.s,
    background: vars.color.surface,
    selectors: {
      "&[data-selected], &[data-indeterminate]": {
        borderColor: vars.color.accent,
        background: vars.color.accent,
        color: vars.color.onAccent,
        "@media": {
          [forced]: { borderColor: "HighlightText", background: "Highlight", color: "HighlightText" },
        },
      },
      "&[data-focus-visible]": {
        outline: `${vars.borderWidth.focus} solid ${vars.color.focus}`,
        outlineOffset: vars.space.xxs,
      },
    },
  },
  disabled({ background: vars.color.disabledBg, borderColor: vars.color.lineStrong }),
]);

/** Not transparent before: where the system chooses the colours, it would be seen. */
export const tick = style({
  display: "inline-flex",
  visibility: "hidden",
  selectors: { "[data-selected] > &, [data-indeterminate] > &": { visibility: "visible" } },
});
