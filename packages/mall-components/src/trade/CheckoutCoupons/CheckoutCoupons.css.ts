import { componentStyle, ellipsis, media, vars } from "@tradehall/ui/css";

export const section = componentStyle({ display: "flex", flexDirection: "column", gap: vars.space.m });

export const head = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: vars.space.s,
});

export const title = componentStyle({
  fontFamily: vars.font.heading,
  fontSize: vars.fontSize.l,
  fontWeight: vars.weight.strong,
});
export const reduced = componentStyle({ fontSize: vars.fontSize.s, color: vars.color.price });

export const empty = componentStyle({
  padding: vars.space.l,
  fontSize: vars.fontSize.s,
  color: vars.color.textFaint,
});

export const tickets = componentStyle({
  display: "grid",
  gap: vars.space.m,
  paddingBlock: vars.space.m,
  "@media": {
    [media.wide]: { gridTemplateColumns: "1fr 1fr" },
    [media.roomy]: { gridTemplateColumns: "1fr 1fr 1fr" },
  },
});

export const ticket = componentStyle({
  display: "flex",
  alignItems: "stretch",
  minInlineSize: 0,
  background: vars.color.surface,
  border: `${vars.borderWidth.line} solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  overflow: "hidden",
  selectors: {
    "&:has(:checked)": {
      borderColor: vars.color.sale,
      outline: `${vars.borderWidth.line} solid ${vars.color.sale}`,
    },
    "&[data-off]": { background: vars.color.surfaceSunken, color: vars.color.textFaint },
  },
});

export const worth = componentStyle({
  display: "flex",
  flexDirection: "column",
  justifyContent: "center",
  gap: vars.space.xxs,
  flex: "none",
  inlineSize: vars.size.illustration,
  padding: vars.space.m,
  background: vars.color.saleSoft,
  borderInlineEnd: `${vars.borderWidth.strong} dashed ${vars.color.surface}`,
  selectors: { "[data-off] > &": { background: vars.color.disabledBg, filter: "grayscale(1)" } },
});

export const threshold = componentStyle({ fontSize: vars.fontSize.xs, color: vars.color.onSaleSoft });

export const words = componentStyle({
  display: "flex",
  flexDirection: "column",
  justifyContent: "center",
  gap: vars.space.xxs,
  flex: "1 1 auto",
  minInlineSize: 0,
  padding: vars.space.m,
});

export const name = componentStyle([{ fontSize: vars.fontSize.s, fontWeight: vars.weight.medium }, ellipsis]);

export const facts = componentStyle({ fontSize: vars.fontSize.xs, color: vars.color.textFaint });
export const reason = componentStyle({ fontSize: vars.fontSize.xs, color: vars.color.warning });
export const tick = componentStyle({ flex: "none", alignSelf: "center", paddingInlineEnd: vars.space.m });
