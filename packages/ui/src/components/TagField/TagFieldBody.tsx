import { type CSSProperties, type KeyboardEvent, useRef, useState } from "react";
import { Button } from "react-aria-components/Button";
import { ComboBox } from "react-aria-components/ComboBox";
import { Input } from "react-aria-components/Input";
import { ListBox, ListBoxItem } from "react-aria-components/ListBox";
import { Popover } from "react-aria-components/Popover";
import * as fieldCss from "../../internal/Field/Field.css.ts";
import { join } from "../../internal/join.ts";
import { AriaLocale } from "../../internal/overlay/AriaLocale.tsx";
import { popover } from "../../internal/overlay/overlay.css.ts";
import { PressStyle } from "../../internal/overlay/PressStyle.tsx";
import * as comboCss from "../ComboBox/ComboBox.css.ts";
import { Icon } from "../Icon/Icon.tsx";
import { CheckIcon, ChevronDownIcon } from "../Icon/icons.ts";
import * as css from "./TagField.css.ts";
import type { TagFieldBodyProps, TagFieldItem } from "./TagField.tsx";
import { Tags } from "./Tags.tsx";

function Line({ id, label, description, isDisabled }: TagFieldItem) {
  return (
    <ListBoxItem className={comboCss.option} id={id} isDisabled={isDisabled} textValue={label}>
      <span className={css.line}>
        <span className={css.lineWords}>{label}</span>
        <span className={css.check}>
          <Icon as={CheckIcon} size="s" />
        </span>
      </span>
      {description && <span className={comboCss.description}>{description}</span>}
    </ListBoxItem>
  );
}

/** The part of a tag field that needs React Aria: loaded once the page has come. */
export default function TagFieldBody(props: TagFieldBodyProps) {
  const { items, chosen, allowsCustomValue, isInvalid, isDisabled, onChange } = props;
  const [text, setText] = useState("");
  const box = useRef<HTMLDivElement>(null);
  const ids = chosen.map(({ id }) => id);
  function addTyped() {
    const words = text.trim();
    if (words && !ids.includes(words)) onChange([...ids, words]);
    setText("");
  }
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    // Keys belong to the input method while it composes.
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Backspace" && text === "" && ids.length > 0) onChange(ids.slice(0, -1));
    const isLineChosen = event.currentTarget.hasAttribute("aria-activedescendant");
    if (event.key === "Enter" && allowsCustomValue && text.trim() && !isLineChosen) {
      event.preventDefault();
      addTyped();
    }
  }
  return (
    <AriaLocale>
      <PressStyle />
      {/* The tags are beside React Aria's combo box, which would take them for lines of its list. */}
      <div
        className={join(fieldCss.box({ size: "m", invalid: isInvalid }), css.rows)}
        data-disabled={isDisabled || undefined}
        ref={box}
      >
        {chosen.length > 0 && (
          // What has this mark React Aria leaves to screen readers, too, while the list is open.
          <div className={css.parts} data-react-aria-top-layer="true">
            <Tags {...props} />
          </div>
        )}
        <ComboBox<TagFieldItem, "multiple">
          allowsCustomValue={allowsCustomValue}
          allowsEmptyCollection={!allowsCustomValue}
          aria-describedby={props.describedBy}
          aria-label={props.label}
          autoFocus={props.autoFocus}
          className={css.parts}
          defaultItems={items}
          inputValue={text}
          isDisabled={isDisabled}
          isInvalid={isInvalid}
          isRequired={props.isRequired}
          menuTrigger="focus"
          onBlur={allowsCustomValue ? addTyped : () => setText("")}
          onChange={(keys) => {
            // React Aria tells the same again when the list closes.
            if (keys.length === ids.length && keys.every((key) => ids.includes(String(key)))) return;
            setText("");
            onChange(keys.map(String));
          }}
          onInputChange={setText}
          selectionMode="multiple"
          validationBehavior="aria"
          value={ids}
        >
          <Input
            className={join(fieldCss.input, css.input)}
            id={props.controlId}
            onKeyDown={onKeyDown}
            placeholder={props.placeholder}
          />
          <Button aria-label={props.labels.open} className={css.opener}>
            <Icon as={ChevronDownIcon} size="s" />
          </Button>
          <Popover
            className={popover}
            offset={4}
            // React Aria measures the text alone.
            style={() => ({ "--trigger-width": `${box.current?.offsetWidth ?? 0}px` }) as CSSProperties}
            triggerRef={box}
          >
            <ListBox<TagFieldItem>
              className={comboCss.list}
              renderEmptyState={() => <div className={comboCss.note}>{props.emptyText}</div>}
            >
              {(item) => <Line {...item} />}
            </ListBox>
          </Popover>
        </ComboBox>
      </div>
    </AriaLocale>
  );
}
