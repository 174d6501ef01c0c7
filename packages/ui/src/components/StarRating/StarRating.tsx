import { useId, useState } from "react";
import { FieldGroup } from "../../internal/Field/Field.tsx";
import { type FieldProps, useField } from "../../internal/Field/use-field.ts";
import { useEarlyInput } from "../../internal/use-early-input.ts";
import { Icon } from "../Icon/Icon.tsx";
import { StarIcon } from "../Icon/icons.ts";
import * as css from "./StarRating.css.ts";

export interface StarRatingProps extends Omit<FieldProps, "size"> {
  /** What each number of stars says, from one star up: `["非常差", …]`. Their number is the number of stars. */
  texts: readonly string[];
  /** The answer to start with, 1 for one star. Default none. */
  defaultValue?: number;
  /** Called with the number of stars. */
  onChange?: (stars: number) => void;
}

/** So many stars: native radio buttons, so arrow keys and forms just work; the words of the answer stand beside them. */
export function StarRating(props: StarRatingProps) {
  const { texts, defaultValue, onChange, label, isLabelHidden, description, isRequired, isDisabled } = props;
  const state = useField(props);
  const [chosen, setChosen] = useState(defaultValue ?? 0);
  const ownName = useId();
  const choose = (stars: number) => {
    setChosen(stars);
    state.forget();
    onChange?.(stars);
  };
  const row = useEarlyInput<HTMLSpanElement>((element) => {
    const early = Number(element.querySelector<HTMLInputElement>("input:checked")?.value ?? 0);
    if (early !== chosen) choose(early);
  });
  return (
    <FieldGroup {...{ label, isLabelHidden, description, isRequired, isDisabled, state }} role="radiogroup">
      <span className={css.line}>
        <span className={css.stars} ref={row}>
          {texts.map((text, at) => (
            <label className={css.star} key={text} title={text}>
              <input
                aria-label={text}
                checked={chosen === at + 1}
                className={css.input}
                name={props.name ?? ownName}
                onChange={() => choose(at + 1)}
                type="radio"
                value={at + 1}
              />
              <Icon as={StarIcon} isFilled={at < chosen} size="l" />
            </label>
          ))}
        </span>
        <span aria-hidden="true" className={css.words}>
          {texts[chosen - 1]}
        </span>
      </span>
    </FieldGroup>
  );
}
