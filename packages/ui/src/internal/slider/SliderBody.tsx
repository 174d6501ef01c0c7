import { useLayoutEffect, useRef } from "react";
import { Slider, SliderFill, SliderThumb, SliderTrack } from "react-aria-components/Slider";
import { AriaLocale } from "../overlay/AriaLocale.tsx";
import * as css from "./slider.css.ts";
import type { ThumbsProps } from "./slider-props.ts";

interface SliderBodyProps extends ThumbsProps {
  /** Index of the thumb that had the focus before this code came. */
  focused: number | undefined;
}

function RailThumb({ index, ...props }: SliderBodyProps & { index: number }) {
  const { thumbs, values, min, max, isInvalid } = props;
  const thumb = thumbs[index];
  const input = useRef<HTMLInputElement>(null);
  const valueText = props.format(values[index] ?? min);
  // React Aria reads numbers aloud by options of `Intl` alone.
  useLayoutEffect(() => input.current?.setAttribute("aria-valuetext", valueText));
  return (
    <SliderThumb
      aria-label={thumb?.label}
      autoFocus={props.focused === index}
      className={css.thumb({ isInvalid, isOnTop: index === 0 && (values[0] ?? min) > (min + max) / 2 })}
      form={props.form}
      index={index}
      inputRef={input}
      isInvalid={isInvalid}
      name={thumb?.name}
    />
  );
}

/** The part of a slider that needs React Aria: loaded when one is shown. */
export default function SliderBody(props: SliderBodyProps) {
  const { thumbs, min, max, step } = props;
  return (
    <AriaLocale>
      <Slider<number[]>
        aria-describedby={props.describedBy}
        aria-label={props.label}
        id={props.id}
        isDisabled={props.isDisabled}
        maxValue={max}
        minValue={min}
        onChange={props.onChange}
        onChangeEnd={props.onChangeEnd}
        step={step}
        value={[...props.values]}
      >
        <SliderTrack className={css.track}>
          <div className={css.rail}>
            <SliderFill className={css.fill} />
          </div>
          {thumbs.map((thumb, index) => (
            <RailThumb {...props} index={index} key={thumb.label ?? "one"} />
          ))}
        </SliderTrack>
      </Slider>
    </AriaLocale>
  );
}
