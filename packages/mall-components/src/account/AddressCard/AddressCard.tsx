import { Button } from "@tradehall/ui/Button";
import { Inline } from "@tradehall/ui/Inline";
import { Tag } from "@tradehall/ui/Tag";
import { Text } from "@tradehall/ui/Text";
import { memo } from "react";
import { useIntl } from "react-intl";
import { sendsQuietly } from "../../forms/instead.ts";
import { actWords } from "../../messages/act.messages.ts";
import { addressWords } from "../../messages/address.messages.ts";
import { CopyText } from "../../parts/CopyText/CopyText.tsx";
import { type AddressView, addressText, regionText } from "../address-view.ts";
import * as css from "./AddressCard.css.ts";
import { messages } from "./AddressCard.messages.ts";

export interface AddressCardProps {
  /** The address that is shown. */
  address: AddressView;
  /** Open the form for it. */
  onEdit?: (id: string) => void;
  /** Ask before deleting. Without it the button sends `intent=delete` and `addrId`. */
  onDelete?: (id: string) => void;
  /** Make it the default. Without it the button sends `intent=set-default` and `addrId`. */
  onSetDefault?: (id: string) => void;
  /** A change is on its way. */
  isPending?: boolean;
}

/** One address of the book. The default one cannot be deleted. */
export const AddressCard = memo(function AddressCard(props: AddressCardProps) {
  const { address, onEdit, onDelete, onSetDefault, isPending } = props;
  const intl = useIntl();
  const { id, receiver, mobile, isDefault } = address;
  const named = (message: "label" | "setDefaultNamed" | "editNamed" | "deleteNamed") =>
    intl.formatMessage(messages[message], { receiver });
  return (
    <article aria-busy={isPending || undefined} aria-label={named("label")} className={css.card}>
      <Inline alignY="baseline">
        <Text as="strong" size="inherit" tone="inherit" weight="strong" breaks="anywhere">
          {receiver}
        </Text>
        <Text size="inherit" tone="muted" isNumeric>
          {mobile}
        </Text>
        {isDefault && (
          <Tag size="s" tone="accent">
            {intl.formatMessage(addressWords.default)}
          </Tag>
        )}
      </Inline>
      <Text as="p" size="inherit" tone="muted">
        {regionText(address)}
      </Text>
      <Text as="p" size="inherit" tone="inherit" leading="snug" breaks="anywhere">
        {address.detail}
      </Text>
      <form className={css.actions} method="post">
        <input name="addrId" type="hidden" value={id} />
        {/* What the question before its deletion names. */}
        <input name="receiver" type="hidden" value={receiver} />
        <input name="address" type="hidden" value={addressText(address)} />
        <Inline align="end" space="xxs">
          <CopyText
            label={intl.formatMessage(addressWords.copy)}
            text={`${receiver} ${mobile} ${addressText(address)}`}
          />
          {!isDefault && (
            <Button
              aria-label={named("setDefaultNamed")}
              isPending={isPending}
              {...sendsQuietly("ghost", "set-default", onSetDefault, id)}
            >
              {intl.formatMessage(addressWords.setDefault)}
            </Button>
          )}
          {onEdit && (
            <Button aria-label={named("editNamed")} onPress={() => onEdit(id)} size="s" variant="ghost">
              {intl.formatMessage(actWords.edit)}
            </Button>
          )}
          {!isDefault && (
            <Button aria-label={named("deleteNamed")} {...sendsQuietly("ghost", "delete", onDelete, id)}>
              {intl.formatMessage(actWords.delete)}
            </Button>
          )}
        </Inline>
      </form>
    </article>
  );
});
