import type { ComponentType, SVGProps } from "react";
import { join } from "../../internal/join.ts";
import type { Drawing } from "./drawing.ts";
import { icon, strokes } from "./Icon.css.ts";
import { shapesOf } from "./shapes-of.ts";

/** An icon of `icons.ts`, or any component that renders one `<svg>`. */
export type IconShape = Drawing | ComponentType<Omit<SVGProps<SVGSVGElement>, "ref">>;

export interface IconProps {
  /** Which icon: `as={CartIcon}`. */
  as: IconShape;
  /** `s` 14, `m` 18, `l` 22, `xl` 32 px in the first brand; `text` grows with the words beside it. Default `m`. */
  size?: "s" | "m" | "l" | "xl" | "text";
  /** Colour by meaning. Default `inherit`. */
  tone?:
    | "inherit"
    | "muted"
    | "faint"
    | "accent"
    | "price"
    | "rating"
    | "success"
    | "warning"
    | "danger"
    | "info";
  /** Fills the shape, for a heart or star that is set. */
  isFilled?: boolean;
  /** Name for assistive technology, where no words stand beside it. Without it the icon is decoration. */
  label?: string;
}

/** An icon in the brand's size and colour. */
export function Icon({ as: Shape, size = "m", tone = "inherit", isFilled, label }: IconProps) {
  const naming = label ? { role: "img", "aria-label": label } : { "aria-hidden": true };
  const looks = icon({ size, tone, filled: isFilled });
  if (!("shapes" in Shape)) return <Shape className={looks} {...naming} />;
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it is named by its label, or hidden
    <svg className={join(strokes, looks)} viewBox="0 0 24 24" {...naming}>
      {shapesOf(Shape)}
    </svg>
  );
}
