import { fromNames } from "../internal/names.ts";

function names<const Name extends string>(...list: Name[]): Record<Name, null> {
  return fromNames(list, () => null);
}

/** Which tokens a brand must give; a brand that forgets one does not compile. `meanings.ts` says what each is for. */
export const shape = {
  color: names(
    "page",
    "surface",
    "surfaceSunken",
    "surfaceRaised",
    "surfaceInverse",
    "onSurfaceInverse",
    "overlay",
    "line",
    "lineStrong",
    "control",
    "text",
    "textMuted",
    "textFaint",
    "link",
    "linkHover",
    "accent",
    "accentHover",
    "accentPressed",
    "onAccent",
    "accentSoft",
    "onAccentSoft",
    "signal",
    "signalHover",
    "signalPressed",
    "onSignal",
    "price",
    "sale",
    "saleHover",
    "onSale",
    "saleSoft",
    "onSaleSoft",
    "success",
    "successSoft",
    "onSuccessSoft",
    "warning",
    "warningSoft",
    "onWarningSoft",
    "danger",
    "dangerHover",
    "onDanger",
    "dangerSoft",
    "onDangerSoft",
    "info",
    "infoSoft",
    "onInfoSoft",
    "focus",
    "disabledBg",
    "disabledText",
    "skeleton",
    "skeletonShine",
    "rating",
    "topBar",
    "onTopBar",
    "onTopBarMuted",
    "headerBg",
    "onHeader",
    "onHeaderMuted",
    "headerLine",
    "navBg",
    "onNav",
    "navHover",
    "footerBg",
    "onFooter",
    "onFooterMuted",
    "footerLine",
  ),
  space: names("none", "xxs", "xs", "s", "m", "l", "xl", "xxl", "xxxl"),
  size: names(
    "controlS",
    "controlM",
    "controlL",
    "touch",
    "iconS",
    "iconM",
    "iconL",
    "iconXl",
    "frame",
    "gutter",
    "sidebar",
    "sidebarWide",
    "rail",
    "topBar",
    "header",
    "field",
    "dialogS",
    "dialogM",
    "dialogL",
    "popover",
    "toast",
    "thumbS",
    "thumbM",
    "thumbL",
    "card",
    "gallery",
    "hero",
    "illustration",
    "measure",
  ),
  radius: names("none", "s", "m", "l", "xl", "round", "control", "card"),
  borderWidth: names("line", "strong", "mark", "focus"),
  font: names("text", "heading", "number", "mono"),
  fontSize: names("xs", "s", "m", "l", "xl", "xxl", "display", "priceS", "priceM", "priceL"),
  lineHeight: names("tight", "snug", "text", "loose"),
  weight: names("regular", "medium", "strong", "heavy"),
  letterSpacing: names("text", "heading"),
  shadow: names("flat", "low", "middle", "high"),
  duration: names("fast", "medium", "slow", "spin"),
  easing: names("standard", "enter", "leave"),
  ground: names("entry"),
} as const;

/** The shape of the tokens with empty leaves. */
type BrandShape = typeof shape;

/** One brand in one scheme: every token with its CSS value. */
export type Brand = {
  readonly [Group in keyof BrandShape]: { readonly [Name in keyof BrandShape[Group]]: string };
};

/** A brand: its values for light, and for dark once it has them. */
export type BrandSchemes = { readonly light: Brand; readonly dark?: Brand };

/** Name of a colour token. */
export type ColorToken = keyof BrandShape["color"];
/** Name of a step of the spacing scale. */
export type SpaceToken = keyof BrandShape["space"];
