export { RangeSlider, type RangeSliderProps, type SliderRange } from "./RangeSlider.tsx";
