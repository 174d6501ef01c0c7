import {
  componentGlobalStyle,
  componentStyle,
  focusRing,
  media,
  selected,
  smooth,
  vars,
} from "@tradehall/ui/css";

export const stage = componentStyle({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  alignItems: "center",
  gap: vars.space.s,
  "@media": { [media.narrow]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

/** As large as the window lets it be beside the head and the row of small ones. */
export const large = componentStyle({
  justifySelf: "center",
  inlineSize: "min(100%, 66dvh)",
  aspectRatio: "1",
  overflow: "hidden",
  // Every finger on it is its own.
  touchAction: "none",
});
// A phone has no room beside it; a finger turns, and so do the small ones below.
componentGlobalStyle(`${stage} > :not(${large})`, { "@media": { [media.narrow]: { display: "none" } } });

export const picture = componentStyle({
  cursor: "zoom-in",
  selectors: { '&[data-zoomed=""]': { cursor: "grab" } },
});

export const thumb = componentStyle([
  {
    inlineSize: vars.size.thumbS,
    borderRadius: vars.radius.s,
    overflow: "hidden",
    border: `${vars.borderWidth.mark} solid transparent`,
  },
  smooth,
  focusRing,
  selected({ borderColor: vars.color.accent }),
]);
