import { vars } from "@tradehall/ui/css";

const ground = (from: string, to: string, ink: string) => ({
  background: `linear-gradient(120deg, ${from} 0%, ${from} 46%, ${to} 46.2%, ${to} 100%)`,
  color: ink,
});

/** Grounds of the words of a banner, in the brand's own colours. */
export const bannerGrounds = {
  accent: ground(vars.color.accent, vars.color.accentPressed, vars.color.onAccent),
  inverse: ground(
    vars.color.surfaceInverse,
    `color-mix(in srgb, ${vars.color.surfaceInverse} 88%, ${vars.color.onSurfaceInverse})`,
    vars.color.onSurfaceInverse,
  ),
  sale: ground(vars.color.sale, vars.color.saleHover, vars.color.onSale),
  signal: ground(vars.color.signal, vars.color.signalPressed, vars.color.onSignal),
};
