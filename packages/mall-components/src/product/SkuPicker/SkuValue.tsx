import type { SkuValueState } from "@tradehall/mall-rules/states/product/sku-choice";
import type { MouseEvent } from "react";
import { ProductPicture } from "../ProductPicture/ProductPicture.tsx";
import * as css from "./SkuPicker.css.ts";

interface SkuValueProps {
  value: string;
  state: SkuValueState;
  /** Where it leads without script; absent: a button. */
  href?: string;
  /** What is said of it beside its name. */
  label: string | undefined;
  picture: string | undefined;
  isDisabled: boolean;
  /** Whether the Tab key stops here. */
  isStop: boolean;
  onPress: () => void;
}

/** A press with a key held down opens the link in another tab. */
const isBrowsers = (event: MouseEvent): boolean => event.metaKey || event.ctrlKey || event.shiftKey;

/** One value, no input, which could not be pressed off again: a link where it has an address, else a button, which a form does not send. */
export function SkuValue(props: SkuValueProps) {
  const { value, state, href, label, picture, isDisabled, isStop, onPress } = props;
  const shared = {
    "aria-checked": state === "selected",
    "aria-label": label,
    className: css.value({ state }),
    "data-selected": state === "selected" || undefined,
    role: "radio",
    tabIndex: isStop ? 0 : -1,
    title: label,
  } as const;
  const inside = (
    <>
      {picture !== undefined && (
        <span className={css.swatch}>
          <ProductPicture alt="" loading="eager" path={picture} rounding="s" width={36} />
        </span>
      )}
      <span>{value}</span>
    </>
  );
  if (!href)
    return (
      <button {...shared} disabled={isDisabled} onClick={onPress} type="button">
        {inside}
      </button>
    );
  const onClick = (event: MouseEvent) => {
    if (isBrowsers(event)) return;
    event.preventDefault();
    onPress();
  };
  return (
    <a {...shared} href={href} onClick={onClick}>
      {inside}
    </a>
  );
}
