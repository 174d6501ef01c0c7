/** The dark scheme of a brand, derived from its light one. */
import type Color from "colorjs.io";
import { isNear } from "./near-pairs.ts";
import { apartFrom, hexOf, inkOn, lightnessOf, readableOn, readColor, withLightness } from "./oklch.ts";
import type { Brand, BrandSchemes, ColorToken } from "./shape.ts";

type Colors = Brand["color"];

/** Lightness of what has little colour: grounds rise by getting lighter, ink is not quite white. */
const neutral = {
  page: 0.185,
  surface: 0.225,
  surfaceSunken: 0.205,
  surfaceRaised: 0.265,
  surfaceInverse: 0.93,
  onSurfaceInverse: 0.22,
  line: 0.33,
  lineStrong: 0.43,
  control: 0.6,
  text: 0.94,
  textMuted: 0.8,
  textFaint: 0.73,
  disabledBg: 0.29,
  disabledText: 0.56,
  skeleton: 0.3,
  skeletonShine: 0.35,
  topBar: 0.16,
  onTopBar: 0.9,
  onTopBarMuted: 0.74,
  headerBg: 0.205,
  onHeader: 0.96,
  onHeaderMuted: 0.78,
  navBg: 0.26,
  onNav: 0.96,
  navHover: 0.32,
  footerBg: 0.16,
  onFooter: 0.9,
  onFooterMuted: 0.74,
  footerLine: 0.31,
} as const satisfies Partial<Record<ColorToken, number>>;
/** How colourful grounds and ink may be. */
const mostNeutral = 0.018;
const softGround = { lightness: 0.3, mostChroma: 0.06 } as const;
const step = { hover: 0.05, pressed: 0.1 } as const;
const text = 4.5;
const shape = 3;

const grounds = ["page", "surface", "surfaceSunken", "surfaceRaised"] as const satisfies ColorToken[];

/** A colour of words and fills, its darker ground and the words on that. */
function family(color: Color, on: readonly string[]) {
  const soft = hexOf(withLightness(color, softGround.lightness, softGround.mostChroma));
  const light = readableOn(color, [...on, soft], 1, text);
  const lighter = (by: number) => hexOf(withLightness(light, Math.min(lightnessOf(light) + by, 0.97)));
  return { soft, plain: hexOf(light), hover: lighter(step.hover), pressed: lighter(step.pressed) };
}

function darkColors(light: Colors): Colors {
  const of = (token: ColorToken) => readColor(token, light[token]);
  const tint = of("text");
  const plain = Object.fromEntries(
    Object.entries(neutral).map(([token, lightness]) => [
      token,
      hexOf(withLightness(tint, lightness, mostNeutral)),
    ]),
  ) as Pick<Colors, keyof typeof neutral>;
  const on = grounds.map((ground) => plain[ground]);
  const ink = plain.onSurfaceInverse;
  const [accent, success, warning, info] = (["accent", "success", "warning", "info"] as const).map((token) =>
    family(of(token), on),
  ) as [Family, Family, Family, Family];
  const price = family(of("price"), [...on, accent.soft]);
  // Two reds made equally light for their contrast are one red.
  const asReadable = readColor("danger", family(of("danger"), on).plain);
  const others = [light.sale, price.plain, accent.plain, warning.plain];
  const danger = family(
    apartFrom(asReadable, 1, (hex) => {
      const { plain: one, hover } = family(readColor("danger", hex), on);
      return others.some((other) => isNear(one, other)) || isNear(hover, price.hover);
    }),
    on,
  );
  const isColourful = (of("headerLine").coords[1] ?? 0) > 2 * mostNeutral;
  return {
    ...light,
    ...plain,
    overlay: "rgb(0 0 0 / 0.62)",
    headerLine: isColourful ? light.headerLine : plain.line,
    ...{ accent: accent.plain, accentHover: accent.hover, accentPressed: accent.pressed },
    ...{ accentSoft: accent.soft, onAccentSoft: accent.hover },
    onAccent: inkOn([accent.plain, accent.hover, accent.pressed], ink),
    ...{ link: accent.plain, linkHover: accent.hover },
    price: price.plain,
    ...{ saleSoft: price.soft, onSaleSoft: price.hover },
    ...{ success: success.plain, successSoft: success.soft, onSuccessSoft: success.hover },
    ...{ warning: warning.plain, warningSoft: warning.soft, onWarningSoft: warning.hover },
    ...{ danger: danger.plain, dangerHover: danger.hover, dangerSoft: danger.soft },
    ...{ onDanger: inkOn([danger.plain, danger.hover], ink), onDangerSoft: danger.hover },
    ...{ info: info.plain, infoSoft: info.soft, onInfoSoft: info.hover },
    focus: hexOf(readableOn(of("focus"), on, 1, shape)),
    rating: hexOf(readableOn(of("rating"), on, 1, shape)),
  };
}
type Family = ReturnType<typeof family>;

/**
 * A brand in both schemes: the dark colours follow from the light ones, with the contrast of WCAG 2.2 AA held; `color` says
 * those that shall be others. What is loud by itself (`sale`, `signal`) stays. Behind the ways in lies the header's ground.
 */
export function withDark(light: Brand, color: Partial<Colors> = {}): Required<BrandSchemes> {
  const dark = { ...darkColors(light.color), ...color };
  return { light, dark: { ...light, color: dark, ground: { entry: dark.headerBg } } };
}
