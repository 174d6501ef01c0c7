import { Select } from "@tradehall/ui/Select";
import * as css from "./OrderFilters.css.ts";

interface FilterChoiceProps {
  name: string;
  label: string;
  value: string;
  /** Values with their words. */
  options: readonly (readonly [string, string])[];
  onChange?: (value: string) => void;
}

/** One of several values, in a list's filters. */
export const FilterChoice = ({ name, label, value, options, onChange }: FilterChoiceProps) => (
  <div className={css.choice}>
    <Select
      defaultValue={value}
      isLabelHidden
      label={label}
      name={name}
      onChange={onChange}
      options={options.map(([one, words]) => ({ value: one, label: words }))}
    />
  </div>
);
