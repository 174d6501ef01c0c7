import { focusRing, hover, media, recipe, smooth, style, vars, visuallyHidden } from "../../css/index.ts";

const room = vars.space.xxs;
const corner = `min(${vars.radius.control}, ${vars.radius.l})`;
const height = (size: string) => ({ minBlockSize: `calc(${size} - 2 * ${room})` });

/** The sunken ground of all choices; each is as wide as the widest. */
export const ground = recipe({
  base: {
    display: "inline-grid",
    gridAutoFlow: "column",
    gridAutoColumns: "minmax(0, 1fr)",
    alignSelf: "flex-start",
    maxInlineSize: "100%",
    padding: room,
    gap: room,
    background: vars.color.disabledBg,
    boxShadow: `inset 0 0 0 ${vars.borderWidth.line} ${vars.color.line}`,
    borderRadius: corner,
    // Seen only where the person forces colours, which takes the ground away.
    outline: `${vars.borderWidth.line} solid transparent`,
    outlineOffset: `calc(${vars.borderWidth.line} * -1)`,
  },
  variants: { width: { content: {}, full: { display: "grid", alignSelf: "stretch" } } },
});

export const segment = recipe({
  base: [
    {
      display: "inline-flex",
      alignItems: "center",
      justifyContent: "center",
      gap: vars.space.xs,
      paddingBlock: room,
      paddingInline: vars.space.m,
      // The corner of the ground, less the room between them.
      borderRadius: `max(${vars.space.none}, ${corner} - ${room})`,
      color: vars.color.textMuted,
      lineHeight: vars.lineHeight.snug,
      textAlign: "center",
      overflowWrap: "anywhere",
      cursor: "pointer",
      position: "relative",
      selectors: {
        "&:has(:checked)": {
          background: vars.color.surface,
          color: vars.color.accent,
          boxShadow: vars.shadow.low,
          fontWeight: vars.weight.medium,
        },
        "&:has(:disabled)": { color: vars.color.disabledText, cursor: "not-allowed" },
        "&:has(:disabled:checked)": { color: vars.color.textMuted },
        "&:has(:focus-visible)": { outline: `${vars.borderWidth.focus} solid ${vars.color.focus}` },
      },
      "@media": {
        [media.coarse]: { minBlockSize: vars.size.touch },
        [media.narrow]: { paddingInline: vars.space.s },
        "(forced-colors: active)": {
          selectors: {
            "&:has(:checked)": {
              forcedColorAdjust: "none",
              background: "Highlight",
              color: "HighlightText",
            },
            "&:has(:disabled)": { color: "GrayText" },
            "&:has(:disabled:checked)": { background: "GrayText", color: "Canvas" },
            "&:has(:focus-visible)": { outlineColor: "CanvasText" },
          },
        },
      },
    },
    smooth,
    hover({ color: vars.color.accent }),
  ],
  variants: {
    size: {
      s: [height(vars.size.controlS), { fontSize: vars.fontSize.xs }],
      m: [height(vars.size.controlM), { fontSize: vars.fontSize.m }],
      l: [height(vars.size.controlL), { fontSize: vars.fontSize.l }],
    },
  },
});

export const input = style([visuallyHidden, focusRing]);

export const icon = style({ display: "inline-flex", flex: "none" });
