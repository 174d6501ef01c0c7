import { toHalfWidth } from "@tradehall/mall-rules/checks/text";
import { Inline } from "@tradehall/ui/Inline";
import { useIntl } from "react-intl";
import { actWords } from "../../messages/act.messages.ts";
import * as css from "./ListToolbar.css.ts";
import { words } from "./ListToolbar.messages.ts";
import type { ListToolbarProps } from "./list-toolbar-props.ts";

/** Keeps what a price may hold, whatever an input method delivers. */
const amount = (value: FormDataEntryValue | null): string | undefined => {
  const text = String(value ?? "").trim();
  return /^\d+(?:\.\d{1,2})?$/.test(text) ? text : undefined;
};

/** An amount as an input method or another page gives it: full width, with a currency sign or separators. */
function normalize(field: HTMLInputElement): void {
  const plain = toHalfWidth(field.value).replace(/[¥￥,\s]/g, "");
  if (plain !== field.value) field.value = plain;
}

/** Price from and to; a range typed the wrong way round is turned. */
export function PriceForm({
  priceForm,
  priceRange,
  onPriceRange,
}: Pick<ListToolbarProps, "priceForm" | "priceRange" | "onPriceRange">) {
  const intl = useIntl();
  const { minName = "minPrice", maxName = "maxPrice" } = priceForm;
  const field = (name: string, label: string, value: string | undefined) => (
    <Inline as="span" space="none" alignY="stretch" wrap={false}>
      <input
        aria-label={label}
        autoComplete="off"
        className={css.yuanInput}
        defaultValue={value}
        inputMode="decimal"
        key={value ?? ""}
        maxLength={9}
        name={name}
        onChange={(event) => {
          const { nativeEvent: typed } = event;
          if (!(typed instanceof InputEvent && typed.isComposing)) normalize(event.currentTarget);
        }}
        onCompositionEnd={(event) => normalize(event.currentTarget)}
        pattern="\d+(\.\d{1,2})?"
        placeholder="¥"
        type="text"
      />
    </Inline>
  );
  return (
    <form
      action={priceForm.action}
      className={css.priceForm}
      method="get"
      onSubmit={
        onPriceRange &&
        ((event) => {
          event.preventDefault();
          const data = new FormData(event.currentTarget);
          const [min, max] = [amount(data.get(minName)), amount(data.get(maxName))];
          const isTurned = min !== undefined && max !== undefined && Number(min) > Number(max);
          onPriceRange(isTurned ? { min: max, max: min } : { min, max });
        })
      }
    >
      {priceForm.hidden.map((one) => (
        <input key={`${one.name}=${one.value}`} name={one.name} type="hidden" value={one.value} />
      ))}
      {field(minName, intl.formatMessage(words.min), priceRange?.min)}
      <span aria-hidden="true">–</span>
      {field(maxName, intl.formatMessage(words.max), priceRange?.max)}
      <button className={css.apply} type="submit">
        {intl.formatMessage(actWords.apply)}
      </button>
    </form>
  );
}
