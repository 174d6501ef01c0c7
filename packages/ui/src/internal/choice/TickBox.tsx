import { Checkbox } from "react-aria-components/Checkbox";
import { Icon } from "../../components/Icon/Icon.tsx";
import { CheckIcon, MinusIcon } from "../../components/Icon/icons.ts";
import * as css from "./tick-box.css.ts";

/** The box that chooses a row of one of React Aria's collections, and, in a head, all rows; React Aria names it. */
export function TickBox() {
  return (
    <Checkbox className={css.box} slot="selection">
      {({ isIndeterminate }) => (
        <span className={css.tick}>
          <Icon as={isIndeterminate ? MinusIcon : CheckIcon} size="s" />
        </span>
      )}
    </Checkbox>
  );
}
