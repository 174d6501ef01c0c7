import { Button } from "@tradehall/ui/Button";
import { Tag } from "@tradehall/ui/Tag";
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
        <span className={css.words} id={wordsId}>
          <span className={css.who}>
            <strong className={css.receiver}>{address.receiver}</strong>
            <span className={css.mobile}>{address.mobile}</span>
            {address.isDefault && (
              <Tag size="s" tone="accent">
                {intl.formatMessage(addressWords.default)}
              </Tag>
            )}
          </span>
          <span className={css.region}>{regionText(address)}</span>
          <span className={css.detail}>{address.detail}</span>
        </span>
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
