import { useState } from "react";
import { lazyPart } from "../../lazy-part/index.tsx";
import { Field } from "../Field/Field.tsx";
import { useField } from "../Field/use-field.ts";
import { NativeThumbs } from "./NativeThumbs.tsx";
import * as css from "./slider.css.ts";
import { type SharedSliderProps, type Thumb, thumbId } from "./slider-props.ts";

interface SliderFieldProps extends SharedSliderProps {
  thumbs: readonly Thumb[];
  values: readonly number[] | undefined;
  defaultValues: readonly number[];
  onChange: (values: readonly number[]) => void;
  onChangeEnd: (values: readonly number[]) => void;
}

const SliderBody = lazyPart(async () => (await import("./SliderBody.tsx")).default);

/** What both sliders are: label, value and notes around thumbs on a rail. */
export function SliderField(props: SliderFieldProps) {
  const { label, isLabelHidden, description, thumbs, format = String } = props;
  const field = useField({ ...props, ...(thumbs[0]?.name && { name: thumbs[0].name }) });
  const [own, setOwn] = useState(props.defaultValues);
  const [focused, setFocused] = useState<number>();
  const values = props.values ?? own;
  const { ids } = field;
  const body = {
    id: ids.control,
    label,
    thumbs,
    values,
    format,
    min: props.min ?? 0,
    max: props.max ?? 100,
    step: props.step ?? 1,
    describedBy: field.aria["aria-describedby"],
    isInvalid: field.isInvalid,
    isDisabled: props.isDisabled,
    form: props.form,
    onChange: (next: readonly number[]) => {
      setOwn(next);
      field.forget();
      props.onChange(next);
    },
    onChangeEnd: props.onChangeEnd,
  };
  return (
    <Field
      {...{ label, isLabelHidden, description }}
      aside={
        <span className={css.value}>
          {values.map((value, index) => (
            <span className={css.whole} key={thumbs[index]?.label ?? "one"}>
              {format(value)}
              {index < values.length - 1 && " –"}
            </span>
          ))}
        </span>
      }
      state={{ ...field, ids: { ...ids, control: thumbId(ids.control, 0) } }}
    >
      <SliderBody
        {...body}
        fallback={<NativeThumbs {...body} onFocusChange={setFocused} />}
        focused={focused}
      />
    </Field>
  );
}
