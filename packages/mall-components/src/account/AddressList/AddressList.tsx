import { addressLimits } from "@tradehall/mall-rules/limits";
import { Button } from "@tradehall/ui/Button";
import { EmptyState } from "@tradehall/ui/EmptyState";
import { AddressIcon, Icon, PlusIcon } from "@tradehall/ui/Icon";
import { Inline } from "@tradehall/ui/Inline";
import { Stack } from "@tradehall/ui/Stack";
import { useIntl } from "react-intl";
import { addressWords } from "../../messages/address.messages.ts";
import { columns } from "../../parts/AsyncList/AsyncList.css.ts";
import { AsyncList, type ListStateProps } from "../../parts/AsyncList/AsyncList.tsx";
import { AddressCard } from "../AddressCard/index.ts";
import type { AddressView } from "../address-view.ts";
import * as css from "./AddressList.css.ts";
import { messages } from "./AddressList.messages.ts";

export interface AddressListProps extends ListStateProps {
  /** The addresses, in order. */
  addresses: readonly AddressView[];
  /** Open the form for a new one. */
  onAdd?: () => void;
  /** Open the form for one of them; without it the cards have no 编辑. */
  onEdit?: (id: string) => void;
  /** Ask before deleting one. Without it the card sends `intent=delete` and `addrId`. */
  onDelete?: (id: string) => void;
  /** Make one the default. Without it the card sends `intent=set-default` and `addrId`. */
  onSetDefault?: (id: string) => void;
  /** Id of the address whose change is on its way. */
  pendingId?: string;
}

/** The address book: cards, how many more fit (20 at most), a way to add. */
export function AddressList(props: AddressListProps) {
  const { addresses, onAdd, state, onRetry } = props;
  const intl = useIntl();
  const max = addressLimits.perUser;
  const isFull = addresses.length >= max;
  const icon = <Icon as={PlusIcon} size="s" />;
  const words = intl.formatMessage(addressWords.add);
  const add = (
    <Button icon={icon} isDisabled={isFull} onPress={onAdd}>
      {words}
    </Button>
  );
  const none = (
    <EmptyState
      actions={add}
      description={intl.formatMessage(messages.emptyHint)}
      illustration={<Icon as={AddressIcon} size="xl" tone="faint" />}
      title={intl.formatMessage(messages.empty)}
    />
  );
  return (
    <AsyncList
      empty={addresses.length === 0 && none}
      failedText={intl.formatMessage(messages.error)}
      onRetry={onRetry}
      skeleton="grid"
      state={state}
    >
      <Stack as="section" space="l">
        <Inline space="m">
          {add}
          <span aria-live="polite" className={css.note} data-full={isFull || undefined}>
            {isFull
              ? intl.formatMessage(messages.full, { max })
              : intl.formatMessage(messages.count, { count: addresses.length, max })}
          </span>
        </Inline>
        <ul className={columns}>
          {addresses.map((address) => (
            <li key={address.id}>
              <AddressCard
                address={address}
                isPending={props.pendingId === address.id}
                onDelete={props.onDelete}
                onEdit={props.onEdit}
                onSetDefault={props.onSetDefault}
              />
            </li>
          ))}
        </ul>
      </Stack>
    </AsyncList>
  );
}
