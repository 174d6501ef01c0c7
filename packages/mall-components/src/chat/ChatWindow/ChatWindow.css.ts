import { componentRecipe, componentStyle, media, times, vars } from "@tradehall/ui/css";

const line = `${vars.borderWidth.line} solid ${vars.color.line}`;

/** Until the script has measured the room: the screen without top bar and header. */
export const room = componentStyle({
  display: "flex",
  inlineSize: "100%",
  maxInlineSize: `calc(${vars.size.frame} + 2 * ${vars.size.gutter})`,
  minBlockSize: times(vars.size.controlL, 7),
  blockSize: `calc(100dvh - ${vars.size.topBar} - ${vars.size.header})`,
  marginInline: "auto",
  "@media": {
    [media.wide]: { paddingBlock: vars.space.l, paddingInline: vars.size.gutter },
    [media.roomy]: {
      maxInlineSize: `min(calc(${vars.size.frame} + 2 * ${vars.size.gutter}), 100% - 2 * (${vars.size.rail} - ${vars.size.gutter}))`,
    },
  },
});

export const card = componentStyle({
  display: "flex",
  flexDirection: "column",
  flex: 1,
  minInlineSize: 0,
  minBlockSize: 0,
  background: vars.color.surface,
  "@media": {
    [media.wide]: {
      border: line,
      borderRadius: vars.radius.card,
      boxShadow: vars.shadow.low,
      overflow: "hidden",
    },
  },
});

export const columns = componentRecipe({
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gridTemplateRows: "minmax(0, 1fr)",
    flex: "1 1 0",
    minBlockSize: 0,
    "@media": {
      [media.wide]: { gridTemplateColumns: `${vars.size.sidebarWide} minmax(0, 1fr)` },
    },
  },
  variants: {
    hasAside: {
      true: {
        "@media": {
          [media.desktop]: {
            gridTemplateColumns: `${vars.size.sidebarWide} minmax(0, 1fr) ${vars.size.sidebarWide}`,
          },
        },
      },
    },
  },
});

const column = {
  display: "flex",
  flexDirection: "column",
  minInlineSize: 0,
  minBlockSize: 0,
} as const;
const unseen = { "@media": { [media.narrow]: { display: "none" } } } as const;

/** On a phone there is one at a time. */
export const list = componentRecipe({
  base: { ...column, "@media": { [media.wide]: { borderInlineEnd: line } } },
  variants: { isOpen: { true: unseen } },
});

export const conversation = componentRecipe({
  base: column,
  variants: { isOpen: { false: unseen } },
});

export const none = componentStyle({
  display: "grid",
  placeItems: "center",
  flex: 1,
  background: vars.color.surfaceSunken,
});

export const aside = componentStyle({
  ...column,
  display: "none",
  borderInlineStart: line,
  "@media": { [media.desktop]: { display: "flex" } },
});
