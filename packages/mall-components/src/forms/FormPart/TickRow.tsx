import { Checkbox } from "@tradehall/ui/Checkbox";
import { rowOf } from "./FieldRow.tsx";

interface TickProps {
  name: string;
  label: string;
  defaultValue?: string;
  isDisabled?: boolean | undefined;
}

const Tick = ({ name, label, defaultValue, isDisabled }: TickProps) => (
  <Checkbox defaultSelected={defaultValue === "1"} isDisabled={isDisabled} name={name} value="1">
    {label}
  </Checkbox>
);

/** Yes or no, sent as "1" or not at all. */
export const tick = rowOf(Tick);
