import { Button } from "@tradehall/ui/Button";
import { Stack } from "@tradehall/ui/Stack";
import { Tag } from "@tradehall/ui/Tag";
import { Text } from "@tradehall/ui/Text";
import { useEffect, useEffectEvent, useId, useRef } from "react";
import { useIntl } from "react-intl";
import { type AddressView, regionText } from "../../account/address-view.ts";
import { actWords } from "../../messages/act.messages.ts";
import { addressWords } from "../../messages/address.messages.ts";
import * as css from "./CheckoutAddresses.css.ts";

interface Props {
  address: AddressView;
  isSelected: boolean;
  onSelect?: (id: string) => void;
  onEdit?: (id: string) => void;
}

/** One address as a card; the whole card chooses it. */
export function CheckoutAddressOption({ address, isSelected, onSelect, onEdit }: Props) {
  const intl = useIntl();
  const wordsId = useId();
  const radio = useRef<HTMLInputElement>(null);
  const readEarly = useEffectEvent(() => {
    if (radio.current?.checked && !isSelected) onSelect?.(address.id);
  });
  useEffect(() => readEarly(), []);
  const editLabel = intl.formatMessage(addressWords.editNamed, { receiver: address.receiver });
  return (
    <div className={css.card} data-selected={isSelected || undefined}>
      <label className={css.choice}>
        <input
          aria-labelledby={wordsId}
          className={css.radio}
          name="addrId"
          onChange={() => onSelect?.(address.id)}
          ref={radio}
          type="radio"
          value={address.id}
          {...(onSelect ? { checked: isSelected } : { defaultChecked: isSelected })}
        />
        <Stack as="span" space="xs" size="s" id={wordsId}>
          <span className={css.who}>
            <Text as="strong" size="inherit" tone="inherit" weight="strong" breaks="anywhere" lines={1}>
              {address.receiver}
            </Text>
            <Text size="inherit" tone="muted" isNumeric>
              {address.mobile}
            </Text>
            {address.isDefault && (
              <Tag size="s" tone="accent">
                {intl.formatMessage(addressWords.default)}
              </Tag>
            )}
          </span>
          <Text size="xs" tone="muted">
            {regionText(address)}
          </Text>
          <Text size="inherit" tone="inherit" leading="snug" lines={2}>
            {address.detail}
          </Text>
        </Stack>
      </label>
      <span className={css.edit}>
        {onEdit && (
          <Button aria-label={editLabel} onPress={() => onEdit(address.id)} size="s" variant="ghost">
            {intl.formatMessage(actWords.edit)}
          </Button>
        )}
      </span>
    </div>
  );
}
