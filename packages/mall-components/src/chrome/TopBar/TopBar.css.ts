import {
  componentRecipe,
  componentStyle,
  ellipsis,
  focusRing,
  hover,
  media,
  smooth,
  times,
  vars,
  visuallyHidden,
} from "@tradehall/ui/css";

export const bar = componentStyle({
  background: vars.color.topBar,
  color: vars.color.onTopBar,
  fontSize: vars.fontSize.xs,
});

export const row = componentStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space.xs,
  minBlockSize: vars.size.topBar,
});

export const hello = componentStyle({
  flex: "none",
  color: vars.color.onTopBarMuted,
  "@media": { [media.narrow]: { display: "none" } },
});

export const name = componentRecipe({
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: vars.space.xs,
    minInlineSize: 0,
    fontWeight: vars.weight.medium,
  },
  variants: {
    isTagged: {
      true: {
        paddingInline: vars.space.s,
        paddingBlock: vars.space.xxs,
        borderRadius: vars.radius.control,
        background: vars.color.accent,
        color: vars.color.onAccent,
      },
    },
    isPickable: {
      true: [
        { cursor: "pointer", borderRadius: vars.radius.s, minBlockSize: vars.size.topBar },
        smooth,
        focusRing,
        hover({ textDecoration: "underline" }),
      ],
    },
  },
});

export const nameText = componentStyle([
  ellipsis,
  { maxInlineSize: times(vars.size.sidebar, 1.6), "@media": { [media.narrow]: { maxInlineSize: "9em" } } },
]);

export const end = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.l,
  marginInlineStart: "auto",
  whiteSpace: "nowrap",
  flex: "none",
  "@media": { [media.narrow]: { gap: vars.space.m } },
});

export const language = componentStyle({
  flex: "none",
  marginInlineStart: vars.space.l,
  "@media": { [media.narrow]: { marginInlineStart: vars.space.s } },
});

/** A phone's bar has room for the icon alone. */
export const beside = componentStyle({ "@media": { [media.narrow]: visuallyHidden } });

export const wideOnly = componentStyle({ "@media": { [media.narrow]: { display: "none" } } });

export const visitor = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.s,
  marginInlineEnd: "auto",
});

export const button = componentStyle([
  { borderRadius: vars.radius.s, whiteSpace: "nowrap", minBlockSize: vars.size.topBar },
  smooth,
  focusRing,
  hover({ textDecoration: "underline" }),
]);
