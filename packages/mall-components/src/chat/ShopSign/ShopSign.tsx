import { Avatar } from "@tradehall/ui/Avatar";
import { ProductPicture } from "../../product/ProductPicture/ProductPicture.tsx";
import * as css from "./ShopSign.css.ts";

export interface ShopSignProps {
  /** The shop's name, whose first character is in place of a sign. */
  name: string;
  /** Picture path of its sign, without width and file ending; absent: the first character of its name. */
  logo?: string | undefined;
  /** Edge in px: `s` 32, `m` 48. */
  size: "s" | "m";
}

const edges = { s: 32, m: 48 } as const;

/** A shop's sign; decoration beside its name. */
export function ShopSign({ name, logo, size }: ShopSignProps) {
  if (!logo) return <Avatar name={name} size={size} />;
  return (
    <span aria-hidden="true" className={css.sign({ size })}>
      <ProductPicture alt="" path={logo} rounding="round" width={edges[size]} />
    </span>
  );
}
