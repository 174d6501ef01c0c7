import { faultsOf } from "@tradehall/mall-rules/checks/form";
import { purchaseListRules } from "@tradehall/mall-rules/checks/purchase-list";
import { checkTexts } from "@tradehall/mall-rules/words";
import { Button } from "@tradehall/ui/Button";
import { Dialog } from "@tradehall/ui/Dialog";
import { Icon, PlusIcon } from "@tradehall/ui/Icon";
import { Stack } from "@tradehall/ui/Stack";
import { Text } from "@tradehall/ui/Text";
import { TextField } from "@tradehall/ui/TextField";
import { type FormEvent, useState } from "react";
import { useIntl } from "react-intl";
import { localeOf } from "../../messages/locale-of.ts";
import { AsyncList, type ListStateProps } from "../../parts/AsyncList/AsyncList.tsx";
import * as css from "./PurchaseListDialog.css.ts";
import { words } from "./PurchaseListDialog.messages.ts";

/** What the toast says once goods are in a list. */
export const inListWords = { inList: words.inList, goToList: words.goToList };

export interface PurchaseListDialogProps extends ListStateProps {
  /** Whether it shows. */
  isOpen: boolean;
  /** Called by Escape, the cross and a press outside. */
  onClose: () => void;
  /** How many kinds of goods go in. */
  count: number;
  /** Lists that the buyer may change, changed last first. */
  lists: readonly { id: string; name: string; lineCount: number }[];
  /** Goods are on their way into a list. */
  isPending?: boolean;
  /** What the server says of the name. */
  nameError?: string | undefined;
  /** Called with the list that was pressed. */
  onChoose: (id: string) => void;
  /** Makes a list of this name with the goods in it. */
  onCreate: (name: string) => void;
}

/** Into which purchase list goods go: one that there is, or another. */
export function PurchaseListDialog(props: PurchaseListDialogProps) {
  const { isOpen, onClose, count, lists, state, onRetry, isPending, onChoose, onCreate } = props;
  const intl = useIntl();
  const [fault, setFault] = useState<string>();
  const create = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    const typed = new FormData(event.currentTarget).get("name");
    const name = purchaseListRules.name.normalize(typeof typed === "string" ? typed : "");
    const why = checkTexts(faultsOf(purchaseListRules, { name }), localeOf(intl.locale)).name;
    setFault(why);
    if (!why) onCreate(name);
  };
  const none = <Text tone="muted">{intl.formatMessage(words.none)}</Text>;
  return (
    <Dialog
      isOpen={isOpen}
      labels={{ close: intl.formatMessage(words.close) }}
      onClose={onClose}
      size="s"
      title={intl.formatMessage(words.title)}
    >
      <Stack>
        <Text size="s" tone="muted">
          {intl.formatMessage(words.choose, { count })}
        </Text>
        <AsyncList empty={lists.length === 0 && none} onRetry={onRetry} size="s" state={state}>
          <Stack as="ul" space="xs">
            {lists.map(({ id, name, lineCount }) => (
              <li key={id}>
                <button className={css.list} disabled={isPending} onClick={() => onChoose(id)} type="button">
                  <span>{name}</span>
                  <span className={css.kinds}>{intl.formatMessage(words.kinds, { count: lineCount })}</span>
                </button>
              </li>
            ))}
          </Stack>
        </AsyncList>
        <form className={css.form} noValidate onSubmit={create}>
          <TextField
            errorMessage={fault ?? props.nameError}
            label={intl.formatMessage(words.name)}
            name="name"
            placeholder={intl.formatMessage(words.placeholder)}
          />
          <Button
            icon={<Icon as={PlusIcon} size="s" />}
            isPending={isPending}
            pendingLabel={intl.formatMessage(words.create)}
            type="submit"
            variant="outline"
          >
            {intl.formatMessage(words.create)}
          </Button>
        </form>
      </Stack>
    </Dialog>
  );
}
