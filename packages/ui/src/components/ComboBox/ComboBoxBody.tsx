import { Button } from "react-aria-components/Button";
import { ComboBox as AriaComboBox } from "react-aria-components/ComboBox";
import { Input } from "react-aria-components/Input";
import { ListBox, ListBoxItem } from "react-aria-components/ListBox";
import { Popover } from "react-aria-components/Popover";
import * as fieldCss from "../../internal/Field/Field.css.ts";
import { Field } from "../../internal/Field/Field.tsx";
import { useField } from "../../internal/Field/use-field.ts";
import { AriaLocale } from "../../internal/overlay/AriaLocale.tsx";
import { popover } from "../../internal/overlay/overlay.css.ts";
import { PressStyle } from "../../internal/overlay/PressStyle.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { ChevronDownIcon } from "../Icon/icons.ts";
import { Spinner } from "../Spinner/Spinner.tsx";
import * as css from "./ComboBox.css.ts";
import type { ComboBoxItem, ComboBoxProps } from "./ComboBox.tsx";

function Line({ id, label, description, isDisabled }: ComboBoxItem) {
  return (
    <ListBoxItem className={css.option} id={id} isDisabled={isDisabled} textValue={label}>
      <span>{label}</span>
      {description && <span className={css.description}>{description}</span>}
    </ListBoxItem>
  );
}

/** The part of a combo box that needs React Aria: loaded once the page has come. */
export default function ComboBoxBody(props: ComboBoxProps) {
  const { label, isLabelHidden, description, isRequired, size = "m", items, allowsCustomValue } = props;
  const state = useField(props);
  const lines = props.onInputChange ? { items } : { defaultItems: items };
  const choice = props.value === undefined ? { defaultValue: props.defaultValue } : { value: props.value };
  return (
    <AriaLocale>
      <PressStyle />
      <AriaComboBox
        {...lines}
        {...choice}
        allowsCustomValue={allowsCustomValue}
        allowsEmptyCollection
        aria-describedby={state.aria["aria-describedby"]}
        aria-label={label}
        formValue={allowsCustomValue ? "text" : "key"}
        inputValue={props.inputValue}
        isDisabled={props.isDisabled}
        isInvalid={state.isInvalid}
        isRequired={isRequired}
        menuTrigger="focus"
        name={props.name}
        onInputChange={props.onInputChange}
        onChange={(key) => {
          state.forget();
          props.onChange?.(key === null ? null : String(key));
        }}
        validationBehavior="aria"
      >
        <Field {...{ label, isLabelHidden, description, isRequired, state }}>
          <div className={fieldCss.box({ size, invalid: state.isInvalid })}>
            <Input className={fieldCss.input} id={state.ids.control} placeholder={props.placeholder} />
            {props.isLoading && <Spinner size="s" tone="muted" />}
            <Button aria-label={props.labels.open} className={css.open}>
              <Icon as={ChevronDownIcon} size="s" />
            </Button>
          </div>
        </Field>
        <Popover className={popover} offset={4}>
          <ListBox<ComboBoxItem>
            className={css.list}
            renderEmptyState={() => <div className={css.note}>{props.emptyText}</div>}
          >
            {(item) => <Line {...item} />}
          </ListBox>
        </Popover>
      </AriaComboBox>
    </AriaLocale>
  );
}
