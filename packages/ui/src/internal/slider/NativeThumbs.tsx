import { useEarlyInput } from "../use-early-input.ts";
import * as css from "./slider.css.ts";
import { type ThumbsProps, thumbId } from "./slider-props.ts";

interface NativeThumbsProps extends ThumbsProps {
  /** Called with the index of the thumb that has the focus. */
  onFocusChange: (index: number | undefined) => void;
}

function NativeThumb({ index, ...props }: NativeThumbsProps & { index: number }) {
  const { thumbs, values, label, onFocusChange } = props;
  const thumb = thumbs[index];
  const take = (text: string) => {
    const next = values.with(index, Number(text));
    props.onChange(next);
    props.onChangeEnd(next);
  };
  const input = useEarlyInput<HTMLInputElement>(({ value }) => {
    if (value !== String(values[index])) take(value);
  });
  return (
    <input
      aria-describedby={props.describedBy}
      aria-invalid={props.isInvalid || undefined}
      aria-label={thumb?.label ? `${thumb.label} ${label}` : undefined}
      aria-valuetext={props.format(values[index] ?? props.min)}
      className={css.native}
      disabled={props.isDisabled}
      form={props.form}
      id={thumbId(props.id, index)}
      max={props.max}
      min={props.min}
      name={thumb?.name}
      onBlur={() => onFocusChange(undefined)}
      onChange={(event) => take(event.currentTarget.value)}
      onFocus={() => onFocusChange(index)}
      ref={input}
      step={props.step}
      type="range"
      value={values[index]}
    />
  );
}

/** The browser's own sliders, one for each thumb. */
export function NativeThumbs(props: NativeThumbsProps) {
  return (
    <div className={css.natives}>
      {props.thumbs.map((thumb, index) => (
        <NativeThumb {...props} index={index} key={thumb.label ?? "one"} />
      ))}
    </div>
  );
}
