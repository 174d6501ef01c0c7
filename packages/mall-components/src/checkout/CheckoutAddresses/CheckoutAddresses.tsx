import { addressLimits } from "@tradehall/mall-rules/limits";
import { Button } from "@tradehall/ui/Button";
import { AddressIcon, Icon, PlusIcon } from "@tradehall/ui/Icon";
import { Link } from "@tradehall/ui/Link";
import { useId, useState } from "react";
import { useIntl } from "react-intl";
import type { AddressView } from "../../account/address-view.ts";
import { actWords } from "../../messages/act.messages.ts";
import { addressWords } from "../../messages/address.messages.ts";
import * as css from "./CheckoutAddresses.css.ts";
import { messages } from "./CheckoutAddresses.messages.ts";
import { CheckoutAddressOption } from "./CheckoutAddressOption.tsx";

/** Cards shown before "show more". */
const shown = 4;

export interface CheckoutAddressesProps {
  /** The buyer's addresses; the default one first. */
  addresses: readonly AddressView[];
  /** Id of the chosen one. */
  selectedId?: string;
  /** Another one was chosen. */
  onSelect?: (id: string) => void;
  /** Open the form for a new one. */
  onAdd?: () => void;
  /** A page with that form, for use without script. */
  addHref?: string;
  /** Open the form for one. */
  onEdit?: (id: string) => void;
  /** What is wrong with the choice, e.g. 请选择收货地址. */
  errorMessage?: string;
  /** The choice is being checked by the server: freight and delivery change. */
  isPending?: boolean;
}

/** The delivery address of an order: cards with real radio buttons. */
export function CheckoutAddresses(props: CheckoutAddressesProps) {
  const { addresses, selectedId, onAdd, addHref, errorMessage } = props;
  const intl = useIntl();
  const [isOpen, setIsOpen] = useState(false);
  const titleId = useId();
  const errorId = useId();
  const hidden = addresses.length - shown;
  const visible = addresses.filter((one, index) => isOpen || index < shown || one.id === selectedId);
  const isFull = addresses.length >= addressLimits.perUser;
  const addWords = intl.formatMessage(addressWords.add);
  return (
    <section aria-labelledby={titleId} className={css.section}>
      <div className={css.head}>
        <h2 className={css.title} id={titleId}>
          {intl.formatMessage(messages.title)}
        </h2>
        {isFull ? (
          <span className={css.note}>
            {intl.formatMessage(messages.full, { max: addressLimits.perUser })}
          </span>
        ) : addHref && !onAdd ? (
          <Link href={addHref}>{addWords}</Link>
        ) : (
          <Button icon={<Icon as={PlusIcon} size="s" />} onPress={onAdd} size="s" variant="ghost">
            {addWords}
          </Button>
        )}
      </div>
      {addresses.length === 0 ? (
        <p className={css.empty}>
          <Icon as={AddressIcon} tone="faint" />
          {intl.formatMessage(messages.empty)}
        </p>
      ) : (
        <div
          aria-busy={props.isPending || undefined}
          aria-describedby={errorMessage ? errorId : undefined}
          aria-labelledby={titleId}
          className={css.cards}
          role="radiogroup"
        >
          {visible.map((address) => (
            <CheckoutAddressOption
              address={address}
              isSelected={address.id === selectedId}
              key={address.id}
              onEdit={props.onEdit}
              onSelect={props.onSelect}
            />
          ))}
        </div>
      )}
      <p aria-live="polite" className={css.error} hidden={!errorMessage} id={errorId}>
        {errorMessage}
      </p>
      {hidden > 0 && (
        <div>
          <Button
            aria-expanded={isOpen}
            onPress={() => setIsOpen(!isOpen)}
            size="s"
            tone="neutral"
            variant="ghost"
          >
            {isOpen
              ? intl.formatMessage(actWords.fewer)
              : intl.formatMessage(messages.more, { count: hidden })}
          </Button>
        </div>
      )}
    </section>
  );
}
